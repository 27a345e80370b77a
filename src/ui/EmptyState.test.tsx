import { screen } from '@testing-library/react';
import { renderPart } from '@/test/renderPart';
import { EmptyState } from './EmptyState';

const texts = { title: 'No lanes yet', hint: 'Transit times stand here.' };

describe('what stands in the place of entries', () => {
  it('says that there is nothing, what will be there, and leads to the one thing that can be done', () => {
    renderPart(<EmptyState {...texts} action={{ label: 'See the form', to: '/contact' }} />);
    expect(screen.getByText('No lanes yet')).toBeVisible();
    expect(screen.getByText('Transit times stand here.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the form' })).toHaveAttribute('href', '/contact');
  });

  it('does it where it is done on the same page', async () => {
    const onPress = jest.fn();
    const { user } = renderPart(<EmptyState {...texts} action={{ label: 'Add one', onPress }} />);
    await user.click(screen.getByRole('button', { name: 'Add one' }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('offers nothing where there is nothing to do', () => {
    renderPart(<EmptyState {...texts} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
