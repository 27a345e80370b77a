import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { settled } from '@/test/loseFocus';
import { renderPart } from '@/test/renderPart';
import { ChooseFile } from './ChooseFile';

function Import() {
  const [isBusy, setBusy] = useState(false);
  return (
    <>
      <ChooseFile isBusy={isBusy} onChoose={() => setBusy(true)} />
      <button onMouseDown={(event) => event.preventDefault()} onClick={() => setBusy(false)}>
        Fail
      </button>
    </>
  );
}

it('the focus of the button that chose a file stays with the file while it is read, and when that has failed', async () => {
  const { user } = renderPart(<Import />);
  const field = document.querySelector('input') as HTMLInputElement;
  await settled(() => screen.getByRole('button', { name: 'Choose a file' }).focus());
  fireEvent.change(field, { target: { files: [new File(['a'], 'a.csv')] } });
  expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull();
  expect(document.activeElement).toContainElement(field);
  expect(document.body).not.toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Fail' }));
  expect(document.activeElement).toContainElement(screen.getByRole('button', { name: 'Choose a file' }));
  expect(document.body).not.toHaveFocus();
});
