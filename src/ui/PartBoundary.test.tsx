import { screen } from '@testing-library/react';
import { object } from 'yup';
import { renderPart } from '@/test/renderPart';
import { FormDialog } from './forms/FormDialog';
import { keepDraft, readDraft } from './forms/sessionDraft';
import { PartStack } from './PartBoundary';

let isBroken = true;
function Figures() {
  if (isBroken) throw new Error('No figures');
  return <p>Figures</p>;
}

beforeEach(() => {
  isBroken = true;
  jest.spyOn(console, 'error').mockImplementation(); // React tells of what a boundary catches
});

describe('a part of a page that breaks', () => {
  it('says so in its place, and the others go on', async () => {
    const { user } = renderPart(
      <PartStack>
        <Figures />
        {false}
        <p>Settings</p>
      </PartStack>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(/^This part could not be shown\. .*No figures/);
    expect(screen.getByText('Settings')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('alert')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Figures')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leaves the dialog around it, which is closed with its draft', async () => {
    keepDraft('draft:x', { note: 'Dear Ada' });
    const onClose = jest.fn();
    const { user } = renderPart(
      <FormDialog<{ note: string }>
        title="A form"
        action="Store"
        draftKey="draft:x"
        openedValues={{ note: '' }}
        rules={object()}
        save={() => Promise.resolve(undefined)}
        onClose={onClose}
      >
        {() => <Figures />}
      </FormDialog>,
    );
    expect(screen.getByRole('dialog', { name: 'A form' })).toHaveTextContent('This part could not be shown.');
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
    expect(readDraft('draft:x')).toEqual({ note: 'Dear Ada' });
  });
});
