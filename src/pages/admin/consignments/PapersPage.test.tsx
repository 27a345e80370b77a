import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import { storageKeys } from '@/config/storageKeys';
import { papersAddress, type PapersRequest } from '@/domain/papers/papersAddress';
import type { StoredPiece } from '@/domain/pieces/pieces';
import { aConsignment, aListed } from '@/test/builders';
import { aStoredPiece } from '@/test/consignmentPage';
import { COUNT, FIND, ROWS } from '@/test/session';
import { openSignedIn, renderSignedIn } from '@/test/signedIn';
import { refusal, type Script } from '@/test/stubBackend';

const PIECES = 'GET /rest/v1/consignment_piece';

const first = aConsignment();
const second = aConsignment({ id: 8, trackingId: 'BG123XYZ', itemWeight: null });
const three: readonly StoredPiece[] = [1, 2, 3].map((number) =>
  aStoredPiece({ id: 60 + number, number, weight_kg: number, length_cm: 100, width_cm: 50, height_cm: 20 }),
);

const load = jest.fn(() => Promise.resolve([]));
beforeEach(() => Object.defineProperty(document, 'fonts', { value: { load }, configurable: true }));

const openPapers = (request: Partial<PapersRequest> = {}, script: Script = {}) =>
  openSignedIn(papersAddress({ paper: 'labels', ids: [7, 8], ...request }), {
    [`GET ${ROWS}`]: [second, first],
    [PIECES]: three,
    ...script,
  });

const sheets = async () => within(await screen.findByRole('region', { name: 'Preview' }));
const labels = async () =>
  (await sheets()).getAllByRole('article').map((label) => label.getAttribute('aria-label'));

describe('the papers', () => {
  it('are a label for each piece, in the order that was asked for', async () => {
    openPapers();
    expect(await labels()).toEqual(['AG123XYZ-1', 'AG123XYZ-2', 'AG123XYZ-3', 'BG123XYZ-1']);
    const [, label] = (await sheets()).getAllByRole('article');
    for (const text of ['AG123XYZ', 'Piece 2 of 3', '2 kg', '100 × 50 × 20 cm', 'Kofi Mensah', 'Ada Moreau'])
      expect(label).toHaveTextContent(text);
    expect(label?.querySelector('.route [dir=ltr]')).toHaveTextContent('Netherlands → Ghana');
    expect(load).toHaveBeenCalledWith(expect.stringContaining('600'), expect.stringContaining('Kofi Mensah'));
  });

  it('are the label of one piece', async () => {
    openPapers({ ids: [7], piece: 2 }, { [`GET ${ROWS}`]: [first] });
    expect(await labels()).toEqual(['AG123XYZ-2']);
  });

  it('say when the piece is not there any more', async () => {
    openPapers({ ids: [7], piece: 4 }, { [`GET ${ROWS}`]: [first] });
    expect(await screen.findByText(/^There is no piece 4 any more/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
  });

  it('are waybills and a manifest with the totals of what is known', async () => {
    const app = openPapers();
    await labels();
    await app.user.selectOptions(screen.getByLabelText('Paper'), 'Waybills');
    expect(await labels()).toEqual(['Waybill AG123XYZ', 'Waybill BG123XYZ']);
    const totals = within((await sheets()).getAllByRole('article')[0] as HTMLElement).getAllByRole('row');
    expect(totals.at(-1)).toHaveTextContent('Total36 kg0.3 m³');
    await app.user.selectOptions(screen.getByLabelText('Paper'), 'Manifest');
    const rows = (await sheets()).getAllByRole('row');
    expect(rows.at(-1)).toHaveTextContent('Total46 kg (3 of 4 pieces)0.3 m³ (3 of 4 pieces)');
  });

  it('keep the size of the labels in this browser', async () => {
    const app = openPapers();
    await labels();
    await app.user.selectOptions(screen.getByLabelText('Size of the labels'), '4 × 6 inch');
    expect(localStorage.getItem(storageKeys.labelsInInches)).toBe('on');
    expect(screen.getByLabelText('Size of the labels')).toHaveDisplayValue('4 × 6 inch');
  });

  it('are printed by the browser', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const app = openPapers();
    await labels();
    await app.user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });

  it('say which consignments are missing, and when there are none', async () => {
    openPapers({}, { [`GET ${ROWS}`]: [first] });
    expect(await screen.findByText(/^1 consignment could not be found/)).toBeVisible();
    expect(await labels()).toHaveLength(3);
  });

  it('say that nothing is chosen', async () => {
    openSignedIn(paths.adminPapers);
    expect(await screen.findByText(/^No consignment is chosen/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
  });

  it('are read in pages, and refused beyond what a browser can show', async () => {
    const requests: string[] = [];
    openPapers(
      {},
      {
        [PIECES]: (_sent: unknown, _headers: Headers, { searchParams }: URL) => {
          const past = Number(searchParams.get('id')?.replace('gt.', ''));
          requests.push(String(past));
          return Array.from({ length: 1000 }, (_, at) => aStoredPiece({ id: past + at + 1, number: at + 1 }));
        },
      },
    );
    expect(await screen.findByText(/have more than 5,000 pieces/)).toBeVisible();
    expect(requests).toEqual(['0', '1000', '2000', '3000', '4000', '5000']);
  });

  it('can be fetched again after a failure', async () => {
    let isBroken = true;
    const app = openPapers({}, { [PIECES]: () => (isBroken ? refusal(403, '42501', 'Refused') : three) });
    await screen.findByText('The papers could not be fetched');
    isBroken = false;
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await labels()).toHaveLength(4);
  });
});

describe('the papers of the selected consignments', () => {
  const rows = [aListed(), aListed({ id: 8, trackingId: 'BG123XYZ' })];
  const choose = async (script: Script = {}) => {
    const app = await renderSignedIn({
      [FIND]: rows,
      [COUNT]: 2,
      [`GET ${ROWS}`]: [first, second],
      [PIECES]: [],
      ...script,
    });
    await app.user.click(await screen.findByRole('checkbox', { name: 'Select AG123XYZ' }));
    await app.user.click(screen.getByRole('checkbox', { name: 'Select BG123XYZ' }));
    await app.user.click(screen.getByRole('button', { name: 'Print' }));
    return app;
  };

  it('are opened from the list', async () => {
    const app = await choose();
    await app.user.click(await screen.findByRole('button', { name: 'Labels' }));
    expect(await labels()).toEqual(['AG123XYZ-1', 'BG123XYZ-1']);
  });

  it('say why they could not be opened, and can be asked for again', async () => {
    let isBroken = false;
    const app = await choose({ [FIND]: () => (isBroken ? refusal(403, '42501', 'Refused') : rows) });
    const button = await screen.findByRole('button', { name: 'Manifest' });
    isBroken = true;
    await app.user.click(button);
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeVisible();
    isBroken = false;
    await app.user.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await labels()).toEqual(['Manifest']);
  });
});
