import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aConsignment } from '@/test/builders';
import { aStoredPiece, openConsignmentPage } from '@/test/consignmentPage';
import { ROWS } from '@/test/session';
import { NO_ANSWER, refusal, type Script } from '@/test/stubBackend';
import type { StoredPiece } from '@/domain/pieces/pieces';

const PIECES = '/rest/v1/consignment_piece';
const ADD = 'POST /rest/v1/rpc/add_pieces';
const REMOVE = 'POST /rest/v1/rpc/remove_pieces';

const two = [
  aStoredPiece({ weight_kg: 10, length_cm: 60, width_cm: 50, height_cm: 40, marks: 'Pumps' }),
  aStoredPiece({ id: 62, number: 2, weight_kg: 30.25 }),
];

const openPieces = async (pieces: readonly StoredPiece[] = two, script: Script = {}) => {
  let stored = pieces;
  const app = await openConsignmentPage({
    [`GET ${ROWS}`]: aConsignment(),
    [`GET ${PIECES}`]: () => stored,
    ...script,
  });
  await screen.findByRole('button', { name: 'Add pieces' });
  return { ...app, store: (now: readonly StoredPiece[]) => (stored = now) };
};

const panel = () => within(screen.getByRole('region', { name: 'Pieces' }));
const dialog = () => within(screen.getByRole('dialog'));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const enter = (label: RegExp, value: string) =>
  fireEvent.change(dialog().getByLabelText(label), { target: { value } });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('the pieces of a consignment', () => {
  it('are listed with their codes, and what they weigh together', async () => {
    await openPieces();
    const [first] = panel().getAllByRole('row').slice(1);
    expect(first).toHaveTextContent(
      'AG123XYZ-1Pumps10 kg60 × 50 × 40 cmAir 20 kg Road 39.96 kg Ocean 120 kg',
    );
    expect(panel().getByText('40.25 kg')).toBeVisible();
    expect(panel().getByText('0.12 m³ (1 of 2 pieces)')).toBeVisible();
    expect(panel().getAllByText('Weigh and measure every piece to see it')).toHaveLength(3);
  });

  it('have a chargeable weight for each means of transport', async () => {
    await openPieces(two.slice(0, 1));
    expect(panel().getByText('20 kg (volumetric weight 20 kg)')).toBeVisible();
    expect(panel().getByText('120 kg (volumetric weight 120 kg)')).toBeVisible();
    expect(panel().queryByRole('button', { name: 'Remove all pieces' })).toBeNull();
  });

  it('are one while none is stored', async () => {
    await openPieces([]);
    expect(panel().getByText(/^One piece, of which nothing more is known/)).toBeVisible();
  });

  it('are shown some at a time', async () => {
    await openPieces(Array.from({ length: 41 }, (_, at) => aStoredPiece({ id: at, number: at + 1 })));
    expect(panel().getAllByRole('rowheader')).toHaveLength(10);
    press('Go to last page');
    expect(panel().getByRole('rowheader')).toHaveTextContent('AG123XYZ-41');
  });

  it('are added several at once, and once however often they are sent', async () => {
    let isCut = true;
    const app = await openPieces([], { [ADD]: () => (isCut ? NO_ANSWER() : null) });
    press('Add pieces');
    enter(/^How many equal pieces/, '12');
    enter(/^Weight of each/, '12,5');
    fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await dialog().findByText(/^Could not reach the server/)).toBeVisible();
    expect(dialog().getByLabelText(/^How many equal pieces/)).toHaveValue('12');
    isCut = false;
    fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await isClosed();
    const [first, second] = app.sentTo(ADD);
    expect(first).toEqual({
      consignment: 7,
      pieces: 12,
      weight_kg: 12.5,
      request_key: expect.any(String) as string,
    });
    expect(second).toEqual(first);
  });

  /** Adds 50 pieces, whose answer is lost, and states their weight then. `keep` is as if they had been stored. */
  const correctLost = async (script: Script = {}) => {
    let isCut = true;
    const app = await openPieces([], { [ADD]: () => (isCut ? NO_ANSWER() : null), ...script });
    press('Add pieces');
    enter(/^How many equal pieces/, '50');
    fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await dialog().findByText(/^Could not reach the server/);
    isCut = false;
    enter(/^Weight of each/, '12');
    const [{ request_key }] = app.sentTo(ADD) as [{ request_key: string }];
    return { ...app, keep: () => app.store([aStoredPiece({ request_key })]) };
  };
  const isTold = () => dialog().findByText(/^The version that you sent before was stored after all/);

  it('are not added twice when their answer was lost and a field was corrected', async () => {
    const app = await correctLost();
    app.keep();
    fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await isTold()).toBeVisible();
    expect(dialog().getByLabelText(/^Weight of each/)).toHaveValue('12');
    press('Keep what was stored');
    await isClosed();
    press('Add pieces');
    expect(dialog().getByLabelText(/^How many equal pieces/)).toHaveValue('1');
    expect(app.sentTo(ADD)).toHaveLength(1);
  });

  it('are added a second time on purpose', async () => {
    const app = await correctLost();
    app.keep();
    fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await isTold();
    press('Store this as another one');
    await isClosed();
    const [first, second] = app.sentTo(ADD) as { request_key: string }[];
    expect(second).toMatchObject({ pieces: 50, weight_kg: 12 });
    expect(second?.request_key).not.toBe(first?.request_key);
  });

  it('are added as they were corrected when nothing was stored before', async () => {
    const app = await correctLost();
    fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await isClosed();
    expect(app.sentTo(ADD)).toMatchObject([{ pieces: 50 }, { pieces: 50, weight_kg: 12 }]);
  });

  it('are not sent while it is not known whether they were stored before', async () => {
    let isRefused = false;
    const app = await correctLost({
      [`GET ${PIECES}`]: () => (isRefused ? refusal(403, '42501', 'no') : []),
    });
    isRefused = true;
    fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await dialog().findByText(/^This was not saved/)).toBeVisible();
    expect(dialog().getByLabelText(/^Weight of each/)).toHaveValue('12');
    expect(app.sentTo(ADD)).toHaveLength(1);
  });

  it('keep what was typed when it is refused', async () => {
    await openPieces(two, {
      [ADD]: refusal(400, 'P0001', 'A consignment has at most 500 pieces; 1 more can be added to this one.'),
    });
    press('Add pieces');
    enter(/^Marks and numbers/, 'Pumps');
    enter(/^Length/, '10');
    fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await dialog().findAllByText('Enter all three dimensions, or none')).toHaveLength(2);
    enter(/^Length/, '');
    fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await dialog().findByText(/^A consignment has at most 500 pieces/)).toBeVisible();
    expect(dialog().getByLabelText(/^Marks and numbers/)).toHaveValue('Pumps');
  });

  const otherPiece = aStoredPiece({ weight_kg: 11, updated_at: '2026-03-02T08:00:00.5+00:00' });
  const changed: Script = {
    [`PATCH ${PIECES}`]: (body: object, _headers: Headers, { searchParams }: URL) =>
      searchParams.get('updated_at') === `eq.${otherPiece.updated_at}` ? [{ ...otherPiece, ...body }] : [],
  };

  it('are not replaced by a draft that was begun before they were changed, before it says so', async () => {
    const before = await openPieces(two, changed);
    press('Edit piece 1');
    enter(/^Marks/, 'Valves');
    await before.user.keyboard('{Escape}');
    await isClosed();
    before.leave();
    await openPieces([otherPiece], changed);
    press('Edit piece 1');
    fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await dialog().findByText(/^Somebody has changed this piece meanwhile/)).toBeVisible();
    expect(dialog().getByText('11 kg')).toBeVisible();
    expect(dialog().getByLabelText(/^Marks/)).toHaveValue('Valves');
    fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await isClosed();
  });

  it('are changed only if they are as they were, and theirs is replaced if asked', async () => {
    const app = await openPieces(two, changed);
    press('Edit piece 1');
    enter(/^Weight/, '12');
    app.store([otherPiece]);
    fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await dialog().findByText(/^Somebody has changed this piece meanwhile/)).toBeVisible();
    expect(dialog().getByText('11 kg')).toBeVisible();
    expect(dialog().getByLabelText(/^Weight/)).toHaveValue('12');
    fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await isClosed();
    expect(app.sentTo(`PATCH ${PIECES}`)[1]).toEqual({
      weight_kg: 12,
      length_cm: 60,
      width_cm: 50,
      height_cm: 40,
      marks: 'Pumps',
    });
  });

  it('count as changed when the answer was lost, and say when they are gone', async () => {
    const app = await openPieces(two, { [`PATCH ${PIECES}`]: [] });
    press('Edit piece 2');
    enter(/^Weight/, '12');
    app.store([two[0] as StoredPiece]);
    fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await dialog().findByText(/^Somebody has removed this piece/)).toBeVisible();
    app.store([{ ...(two[1] as StoredPiece), weight_kg: 12 }]);
    fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await isClosed();
  });

  it('are removed after a question, which says that others get new numbers', async () => {
    const app = await openPieces(two, { [REMOVE]: null });
    press('Remove piece 1');
    expect(dialog().getByText('Remove piece 1')).toBeVisible();
    expect(dialog().getByText(/^The pieces after it get new numbers/)).toBeVisible();
    app.store([{ ...(two[1] as StoredPiece), number: 1 }]);
    fireEvent.click(dialog().getByRole('button', { name: 'Remove' }));
    await isClosed();
    await waitFor(() => expect(panel().getByRole('rowheader')).toHaveTextContent('AG123XYZ-1'));
    expect(app.sentTo(REMOVE)).toEqual([{ consignment: 7, pieces: [61] }]);
  });

  it('are all removed after a question', async () => {
    const app = await openPieces(two, { [REMOVE]: null });
    press('Remove all pieces');
    expect(dialog().getByText('Remove all 2 pieces')).toBeVisible();
    fireEvent.click(dialog().getByRole('button', { name: 'Remove' }));
    await isClosed();
    expect(app.sentTo(REMOVE)).toEqual([{ consignment: 7, pieces: [61, 62] }]);
  });
});
