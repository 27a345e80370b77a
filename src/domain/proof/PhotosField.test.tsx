import { fireEvent, screen, waitFor } from '@testing-library/react';
import { object } from 'yup';
import { renderPart } from '@/test/renderPart';
import { FormDialog } from '@/ui/forms/FormDialog';
import { keepDraft, readDraft } from '@/ui/forms/sessionDraft';
import { NO_PROOF, ProofPhotos, type ProofValues } from './ProofFields';
import { scalePhoto } from './scalePhoto';

jest.mock('./scalePhoto');

const DRAFT = 'draft:proof';
const rules = object();

/** A form with photographs. `scaled` ends what is done to the one that was chosen last. */
const openPhotos = () => {
  const [save, onClose, onWithout] = [jest.fn(() => Promise.resolve(undefined)), jest.fn(), jest.fn()];
  let end: (photo: string) => void = () => undefined;
  let fail: (cause: unknown) => void = () => undefined;
  jest.mocked(scalePhoto).mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        end = (photo) => resolve({ photo });
        fail = reject;
      }),
  );
  const view = renderPart(
    <FormDialog<ProofValues>
      title="Proof"
      action="Store"
      draftKey={DRAFT}
      openedValues={NO_PROOF}
      rules={rules}
      save={save}
      onClose={onClose}
      alternative={{ label: 'Without', question: 'Really?', act: onWithout }}
    >
      {(busy) => <ProofPhotos busy={busy} />}
    </FormDialog>,
  );
  return {
    ...view,
    ...{ save, onClose, onWithout },
    scaled: (photo: string) => end(photo),
    broken: () => fail(new Error('Out of memory')),
  };
};

const choose = () =>
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, {
    target: { files: [new File(['x'], 'gate.jpg', { type: 'image/jpeg' })] },
  });
const button = (name: string) => screen.getByRole('button', { name });
const photo = (name: string) => screen.findByRole('img', { name });

describe('a photograph that is still being scaled', () => {
  it('is kept when the form is sent meanwhile: the form waits for it', async () => {
    const { user, save, onClose, scaled } = openPhotos();
    choose();
    expect(button('Store')).toBeDisabled();
    fireEvent.submit(button('Store').closest('form') as HTMLFormElement);
    scaled('AAAA');
    await photo('Photograph 1 of 1');
    expect(save).not.toHaveBeenCalled();
    await user.click(button('Store'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(save).toHaveBeenCalledWith({ ...NO_PROOF, photos: ['AAAA'] }, expect.any(String));
  });

  it('is kept when the dialog is to be closed, or the form to be left out', async () => {
    const { user, onClose, onWithout, scaled } = openPhotos();
    choose();
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    expect(button('Without')).toBeDisabled();
    scaled('AAAA');
    await photo('Photograph 1 of 1');
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onWithout).not.toHaveBeenCalled();
    expect(readDraft(DRAFT)).toEqual({ photos: ['AAAA'] });
  });

  it('joins those that the form has, which is not started over meanwhile', async () => {
    keepDraft(DRAFT, { photos: ['AAAA'] });
    const { user, scaled } = openPhotos();
    choose();
    expect(button('Start over')).toBeDisabled();
    scaled('BBBB');
    await photo('Photograph 2 of 2');
    await user.click(button('Start over'));
    expect(screen.queryByRole('img')).toBeNull();
    choose();
    scaled('CCCC');
    expect(await photo('Photograph 1 of 1')).toHaveAttribute('src', 'data:image/jpeg;base64,CCCC');
  });

  it('lets the form go when it cannot be scaled', async () => {
    const { broken } = openPhotos();
    choose();
    broken();
    expect(await screen.findByText(/^“gate.jpg” is not a picture/)).toBeVisible();
    await waitFor(() => expect(button('Store')).toBeEnabled());
  });

  it('says of each that is refused why, and what to do, and keeps the others', async () => {
    openPhotos();
    const outcomes = [
      { problem: 'heic' as const },
      { photo: 'AAAA' },
      { problem: 'notAPhoto' as const },
      { problem: 'tooLarge' as const },
    ];
    for (const outcome of outcomes) jest.mocked(scalePhoto).mockResolvedValueOnce(outcome);
    const names = ['IMG_1.HEIC', 'gate.jpg', 'note.pdf', 'huge.png', 'fifth.jpg'];
    fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, {
      target: { files: names.map((name) => new File(['x'], name)) },
    });
    expect(await photo('Photograph 1 of 1')).toHaveAttribute('src', 'data:image/jpeg;base64,AAAA');
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts).toEqual([
      'A proof has at most four photographs.',
      expect.stringMatching(
        /^“IMG_1\.HEIC” is a photograph .* Settings › Camera › Formats › Most Compatible .* screenshot/,
      ),
      expect.stringMatching(/^“note\.pdf” is not a picture .* JPEG and PNG can be added/),
      '“huge.png” could not be made smaller than 200 kB.',
    ]);
    jest.mocked(scalePhoto).mockResolvedValueOnce({ photo: 'BBBB' });
    choose();
    await photo('Photograph 2 of 2');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
