import type { Answer } from './support/api';
import { type JourneyHost, startJourneyHost, type Stored } from './support/journey';

const ANSWERS = 'prepared_answer';
const PATH = `/rest/v1/${ANSWERS}`;
const returned = { prefer: 'return=representation' };

let used = 0;
const aShortcut = () => `shortcut-${(used += 1)}`;

describe('the prepared answers', () => {
  let stage: JourneyHost;
  beforeAll(async () => {
    stage = await startJourneyHost();
    await stage.host.sql(`delete from public.${ANSWERS}`);
  });
  afterAll(() => stage.host.stop());

  const save = (text: string, shortcut = aShortcut()) => stage.insert(ANSWERS, { shortcut, text });
  const change = (id: number, version: unknown, changes: Stored): Promise<Answer> =>
    stage.roles.admin('PATCH', `${PATH}?id=eq.${id}&updated_at=eq.${encodeURIComponent(String(version))}`, {
      body: changes,
      headers: returned,
    });

  it('are read by the staff of the office, and by nobody else', async () => {
    await stage.add(ANSWERS, { shortcut: aShortcut(), text: 'Hello {name}' });
    expect(((await stage.roles.admin('GET', PATH)).body as Stored[]).length).toBeGreaterThan(0);
    expect(await stage.roles.user('GET', PATH)).toMatchObject({ status: 200, body: [] });
    expect((await stage.roles.anon('GET', PATH)).status).toBe(401);
  });

  it.each(['user', 'anon'] as const)('are not made, changed or deleted by role %s', async (role) => {
    const { id, shortcut } = await stage.add(ANSWERS, { shortcut: aShortcut(), text: 'Mine' });
    const call = stage.roles[role];
    const created = await call('POST', PATH, { body: { shortcut: aShortcut(), text: 'x' } });
    expect(created.status).toBe(role === 'anon' ? 401 : 403);
    await call('PATCH', `${PATH}?id=eq.${id}`, { body: { text: 'x' } });
    await call('DELETE', `${PATH}?id=eq.${id}`);
    expect(await stage.host.sql(`select shortcut, text from public.${ANSWERS} where id = $1`, [id])).toEqual([
      { shortcut, text: 'Mine' },
    ]);
  });

  it.each([
    'Hello {name}, {trackingId} is {status} and arrives on {expected}.',
    'مرحبا {name}',
    'First\nsecond',
    'x'.repeat(2_000),
  ])('can be “%.40s”', async (text) => {
    expect(await save(text)).toMatchObject({ status: 201, body: [{ text }] });
  });

  it.each([
    ['nothing', ''],
    ['what cannot be seen', ' \u200b\n'],
    ['2,001 characters', 'x'.repeat(2_001)],
    ['an unknown placeholder', 'Hello {nmae}'],
    ['a placeholder that is not closed', 'Hello {name'],
    ['a brace', 'Hello }'],
    ['an override of the direction', 'a\u202eb'],
  ])('are refused with %s', async (_name, text) => {
    expect((await save(text)).status).toBe(400);
  });

  it.each(['', 'Arrival', 'two words', '-dash', 'a/b', 'x'.repeat(31), 'ünï'])(
    'are refused with the shortcut “%s”',
    async (shortcut) => {
      expect((await save('x', shortcut)).status).toBe(400);
    },
  );

  it('have one shortcut each', async () => {
    const shortcut = aShortcut();
    await save('One', shortcut);
    expect(await save('Two', shortcut)).toMatchObject({ status: 409, body: { code: '23505' } });
    const { id } = await stage.add(ANSWERS, { shortcut: aShortcut(), text: 'Two' });
    expect(await stage.change(ANSWERS, id, { shortcut })).toMatchObject({ status: 409 });
  });

  it('are changed and deleted by who has seen the latest version only', async () => {
    const { id, updated_at: seenAt } = await stage.add(ANSWERS, { shortcut: aShortcut(), text: 'One' });
    const first = await change(id, seenAt, { text: 'Two' });
    expect(first).toMatchObject({ status: 200, body: [{ text: 'Two' }] });
    expect(await change(id, seenAt, { text: 'Three' })).toMatchObject({ status: 200, body: [] });
    const [{ updated_at: latest }] = first.body as [Stored];
    const remove = (version: unknown) =>
      stage.roles.admin(
        'DELETE',
        `${PATH}?id=eq.${id}&updated_at=eq.${encodeURIComponent(String(version))}`,
        { headers: returned },
      );
    expect((await remove(seenAt)).body).toEqual([]);
    expect(await stage.host.sql(`select text from public.${ANSWERS} where id = $1`, [id])).toEqual([
      { text: 'Two' },
    ]);
    expect((await remove(latest)).body).toMatchObject([{ text: 'Two' }]);
  });

  it('are in the audit with who changed them', async () => {
    const shortcut = aShortcut();
    const { id } = await stage.add(ANSWERS, { shortcut, text: 'One' });
    await stage.change(ANSWERS, id, { text: 'Two' });
    await stage.roles.admin('DELETE', `${PATH}?id=eq.${id}`);
    const actor = `${stage.host.admin.email} (owner)`;
    expect(
      await stage.host.sql(
        `select actor, action, label, changes from public.audit where subject = '${ANSWERS}' and label = $1 order by id`,
        [shortcut],
      ),
    ).toEqual([
      {
        ...{ actor, action: 'insert', label: shortcut },
        changes: { shortcut: { before: null, after: shortcut }, text: { before: null, after: 'One' } },
      },
      {
        ...{ actor, action: 'update', label: shortcut },
        changes: { text: { before: 'One', after: 'Two' } },
      },
      {
        ...{ actor, action: 'delete', label: shortcut },
        changes: { shortcut: { before: shortcut, after: null }, text: { before: 'Two', after: null } },
      },
    ]);
  });

  it('are at most 100', async () => {
    await stage.host.sql(`delete from public.${ANSWERS}`);
    await stage.host.sql(
      `insert into public.${ANSWERS} (shortcut, text) select 'many-' || n, 'x' from generate_series(1, 100) n`,
    );
    expect(await save('x')).toMatchObject({
      status: 400,
      body: { message: 'There are 100 prepared answers already: delete one of them first.' },
    });
    expect(await save('x', 'many-1')).toMatchObject({ status: 409, body: { code: '23505' } });
  });
});
