import { randomUUID } from 'node:crypto';
import type { Answer } from './support/api';
import { type JourneyHost, startJourneyHost, type Stored } from './support/journey';

interface Piece extends Stored {
  id: number;
  number: number;
  updated_at: string;
}

const PIECES = '/rest/v1/consignment_piece';
const unknown = { weight_kg: null, length_cm: null, width_cm: null, height_cm: null, marks: null };

describe('the pieces of a consignment', () => {
  let stage: JourneyHost;
  beforeAll(async () => {
    stage = await startJourneyHost();
  });
  afterAll(() => stage.host.stop());

  const add = (consignment: number, pieces: number, more: Stored = {}): Promise<Answer> =>
    stage.roles.admin('POST', '/rest/v1/rpc/add_pieces', {
      body: { consignment, pieces, request_key: randomUUID(), ...more },
    });
  const remove = (consignment: number, pieces: number[]): Promise<Answer> =>
    stage.roles.admin('POST', '/rest/v1/rpc/remove_pieces', { body: { consignment, pieces } });
  const listed = async (consignment: number) =>
    (await stage.roles.admin('GET', `${PIECES}?consignment=eq.${consignment}&order=number`)).body as Piece[];
  const numbers = async (consignment: number) =>
    (await listed(consignment)).map(({ number, marks }) => [number, marks]);
  /** A consignment of pieces with these marks. */
  const marked = async (...marks: string[]) => {
    const { id, trackingId } = await stage.create();
    for (const mark of marks) expect(await add(id, 1, { marks: mark })).toMatchObject({ status: 204 });
    return { id, trackingId, pieces: await listed(id) };
  };

  it('are added several at once, with the next numbers, and once for each key', async () => {
    const { id } = await stage.create();
    const request_key = randomUUID();
    const measured = { weight_kg: 12.5, length_cm: 60, width_cm: 40, height_cm: 30.5, marks: 'Spare parts' };
    for (const more of [measured, measured, { weight_kg: 1 }])
      expect(await add(id, 3, { ...more, request_key })).toMatchObject({ status: 204 });
    expect(await add(id, 1)).toMatchObject({ status: 204 });
    expect(await listed(id)).toMatchObject([
      { number: 1, ...measured },
      { number: 2, ...measured },
      { number: 3, ...measured },
      { number: 4, ...unknown },
    ]);
  });

  it('are numbered by those who add at the same time without a gap', async () => {
    const { id } = await stage.create();
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(id, 5)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(204));
    expect((await listed(id)).map(({ number }) => number)).toEqual(
      Array.from({ length: 30 }, (_, at) => at + 1),
    );
  });

  it('are at most 500', async () => {
    const { id } = await stage.create();
    expect(await add(id, 498)).toMatchObject({ status: 204 });
    const refusal = {
      status: 400,
      body: {
        code: 'P0001',
        message: 'A consignment has at most 500 pieces; 2 more can be added to this one.',
      },
    };
    for (const pieces of [3, 0, -1, 2_147_483_647, null])
      expect(await add(id, pieces as number)).toMatchObject(refusal);
    expect(await add(id, 2)).toMatchObject({ status: 204 });
    expect(await listed(id)).toHaveLength(500);
  });

  it.each<[name: string, values: Stored, message: string]>([
    ['no weight', { weight_kg: 0 }, 'A piece weighs between 0.001 and 500,000 kg.'],
    ['a negative weight', { weight_kg: -1 }, 'A piece weighs between 0.001 and 500,000 kg.'],
    ['what is no weight', { weight_kg: 'NaN' }, 'A piece weighs between 0.001 and 500,000 kg.'],
    ['an endless weight', { weight_kg: 'Infinity' }, 'A piece weighs between 0.001 and 500,000 kg.'],
    [
      'two dimensions',
      { length_cm: 1, width_cm: 1 },
      'A piece has three dimensions: enter all of them or none.',
    ],
    [
      'a flat piece',
      { length_cm: 1, width_cm: 1, height_cm: 0 },
      'A dimension of a piece is between 0.1 and 5,000 cm.',
    ],
    [
      'a piece of 51 m',
      { length_cm: 5100, width_cm: 1, height_cm: 1 },
      'A dimension of a piece is between 0.1 and 5,000 cm.',
    ],
    [
      'what is no height',
      { length_cm: 1, width_cm: 1, height_cm: 'NaN' },
      'A dimension of a piece is between 0.1 and 5,000 cm.',
    ],
  ])('cannot have %s', async (_name, values, message) => {
    const { id, pieces } = await marked('One');
    expect(await add(id, 1, values)).toMatchObject({ status: 400, body: { code: 'P0001', message } });
    expect(await stage.change('consignment_piece', pieces[0]?.id ?? 0, values)).toMatchObject({
      status: 400,
      body: { code: 'P0001', message },
    });
    expect(await numbers(id)).toEqual([[1, 'One']]);
  });

  it('cannot have marks that are too long or hold a control character', async () => {
    const { id } = await stage.create();
    for (const marks of ['x'.repeat(121), 'a\u202eb', 'a\nb'])
      expect(await add(id, 1, { marks })).toMatchObject({ status: 400, body: { code: '23514' } });
  });

  it('are removed, and the others are numbered anew', async () => {
    const { id, pieces } = await marked('One', 'Two', 'Three', 'Four');
    expect(await remove(id, [pieces[0]?.id ?? 0, pieces[2]?.id ?? 0])).toMatchObject({ status: 204 });
    expect(await numbers(id)).toEqual([
      [1, 'Two'],
      [2, 'Four'],
    ]);
    expect(await remove(id, [pieces[0]?.id ?? 0])).toMatchObject({ status: 204 });
    expect(await add(id, 1, { marks: 'Five' })).toMatchObject({ status: 204 });
    expect((await numbers(id)).at(-1)).toEqual([3, 'Five']);
  });

  it('are removed of their own consignment alone', async () => {
    const consignment = await marked('One');
    const other = await marked('Other');
    expect(await remove(consignment.id, [other.pieces[0]?.id ?? 0])).toMatchObject({ status: 204 });
    expect(await numbers(other.id)).toEqual([[1, 'Other']]);
  });

  it('are removed by several at the same time without a gap and without a deadlock', async () => {
    const { id, pieces } = await marked('1', '2', '3', '4', '5', '6');
    const answers = await Promise.all([
      ...pieces.slice(0, 4).map((piece) => remove(id, [piece.id])),
      ...pieces.slice(2).map((piece) => stage.change('consignment_piece', piece.id, { weight_kg: 2 })),
    ]);
    expect(answers.filter(({ status }) => status >= 400)).toEqual([]);
    expect(await numbers(id)).toEqual([
      [1, '5'],
      [2, '6'],
    ]);
  });

  it('are changed once by two admins who have read the same', async () => {
    const { pieces } = await marked('One');
    const [{ id, updated_at } = { id: 0, updated_at: '' }] = pieces;
    const path = `${PIECES}?id=eq.${id}&updated_at=eq.${encodeURIComponent(updated_at)}`;
    const change = (marks: string) =>
      stage.roles.admin('PATCH', path, { body: { marks }, headers: { prefer: 'return=representation' } });
    expect(await change('First')).toMatchObject({ status: 200, body: [{ marks: 'First' }] });
    expect(await change('Second')).toEqual({ status: 200, body: [] });
  });

  it('are added to a consignment that exists', async () => {
    expect(await add(9_999_999, 1)).toMatchObject({
      status: 400,
      body: { message: 'This consignment does not exist any more.' },
    });
  });

  it('are gone with their consignment', async () => {
    const { id } = await marked('One', 'Two');
    await stage.roles.admin('DELETE', `/rest/v1/consignment?id=eq.${id}`);
    expect(await stage.host.sql('select from public.consignment_piece where consignment = $1', [id])).toEqual(
      [],
    );
  });

  it('are in the audit by their codes, and new numbers of others are not', async () => {
    const { id, trackingId, pieces } = await marked('One', 'Two');
    await stage.change('consignment_piece', pieces[1]?.id ?? 0, { weight_kg: 7.5 });
    await remove(id, [pieces[0]?.id ?? 0]);
    const entries = await stage.host.sql<Stored>(
      `select action, label, changes from public.audit
       where consignment = $1 and subject = 'consignment_piece' order by id`,
      [id],
    );
    expect(entries).toEqual([
      { action: 'insert', label: `${trackingId}-1`, changes: { marks: { before: null, after: 'One' } } },
      { action: 'insert', label: `${trackingId}-2`, changes: { marks: { before: null, after: 'Two' } } },
      { action: 'update', label: `${trackingId}-2`, changes: { weight_kg: { before: null, after: '7.5' } } },
      { action: 'delete', label: `${trackingId}-1`, changes: { marks: { before: 'One', after: null } } },
    ]);
  });

  it('are for nobody but the admin to read', async () => {
    const { id } = await marked('One');
    expect((await stage.roles.anon('GET', `${PIECES}?consignment=eq.${id}`)).status).toBe(401);
    expect(await stage.roles.user('GET', `${PIECES}?consignment=eq.${id}`)).toMatchObject({
      status: 200,
      body: [],
    });
  });
});
