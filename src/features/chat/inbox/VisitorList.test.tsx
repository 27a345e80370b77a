import { screen } from '@testing-library/react';
import { aSummary } from '@/test/builders';
import { renderPart } from '@/test/renderPart';
import { VisitorList } from './VisitorList';

const nothing = () => undefined;

describe('the list of visitors', () => {
  it('asks for more chats on “Show more”, and focuses the last one listed', async () => {
    const onMore = jest.fn();
    const chats = ['visitor-ab12', 'visitor-cd34'].map((senderName) =>
      aSummary({ id: senderName, senderName }),
    );
    const { user } = renderPart(
      <VisitorList
        chats={chats}
        problem={undefined}
        selected={null}
        onSelect={nothing}
        onRetry={nothing}
        hasMore
        onMore={onMore}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(onMore).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: /visitor-cd34/ })).toHaveFocus();
  });
});
