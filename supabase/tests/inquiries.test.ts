import { aContact, type Answer } from '../local/testing/api';
import { type JourneyHost, startJourneyHost, type Stored } from '../local/testing/journey';

const HANDLED = '2001-02-03T04:05:06Z';

describe('an inquiry that is answered', () => {
  let stage: JourneyHost;
  let id: number;
  beforeAll(async () => {
    stage = await startJourneyHost();
  });
  afterAll(() => stage.host.stop());

  beforeEach(async () => {
    await stage.roles.anon('POST', '/rest/v1/contactForm', {
      body: aContact({ firstName: 'Zoë', comment: 'My private question' }),
      headers: { prefer: 'return=minimal' },
    });
    const [row] = await stage.host.sql<{ id: number }>(
      'select id::int as id from public."contactForm" order by id desc limit 1',
    );
    id = row?.id ?? 0;
  });

  const mark = (handledAt: string | null, call = stage.roles.admin): Promise<Answer> =>
    call('PATCH', `/rest/v1/contactForm?id=eq.${id}`, {
      body: { handledAt },
      headers: { prefer: 'return=representation' },
    });
  const stored = async () =>
    (
      await stage.host.sql<{ handledAt: Date | null; handledBy: string | null }>(
        'select "handledAt", "handledBy" from public."contactForm" where id = $1',
        [id],
      )
    )[0];
  const audited = () =>
    stage.host.sql<{ action: string; actor: string; changes: Stored }>(
      `select action, actor, changes from public.audit where subject = 'contactForm' and subject_id = $1 order by id`,
      [String(id)],
    );

  it('keeps when and by whom, which the database says', async () => {
    const [row] = (await mark(HANDLED)).body as [{ handledAt: string; handledBy: string }];
    expect(row.handledBy).toBe(stage.host.admin.email);
    expect(Date.parse(row.handledAt)).toBeGreaterThan(Date.parse(HANDLED) + 1e11);
    const forged = await stage.roles.admin('PATCH', `/rest/v1/contactForm?id=eq.${id}`, {
      body: { handledBy: 'somebody@else.example' },
    });
    expect(forged).toMatchObject({ status: 403, body: { code: '42501' } });
  });

  it('keeps the first of two who have answered, until it is opened again', async () => {
    await mark(HANDLED);
    await stage.host.sql(
      `update public."contactForm" set "handledBy" = 'first@office.example' where id = $1`,
      [id],
    );
    const first = await stored();
    await mark(new Date().toISOString());
    expect(await stored()).toEqual(first);
    await mark(null);
    expect(await stored()).toEqual({ handledAt: null, handledBy: null });
    await mark(HANDLED);
    expect(await stored()).toMatchObject({ handledBy: stage.host.admin.email });
  });

  it.each(['user', 'anon'] as const)('is not marked by role %s', async (role) => {
    await mark(HANDLED, stage.roles[role]);
    expect(await stored()).toEqual({ handledAt: null, handledBy: null });
  });

  it('is in the audit as handled and as open, without a word of who has asked', async () => {
    await stage.roles.admin('PATCH', `/rest/v1/contactForm?id=eq.${id}`, { body: { readAt: HANDLED } });
    await mark(HANDLED);
    await mark(null);
    await stage.roles.admin('DELETE', `/rest/v1/contactForm?id=eq.${id}`);
    const entries = await audited();
    expect(entries.map(({ action, changes }) => [action, Object.keys(changes).sort()])).toEqual([
      ['update', ['handledAt', 'handledBy']],
      ['update', ['handledAt', 'handledBy']],
      ['delete', []],
    ]);
    expect(entries.every(({ actor }) => actor === `${stage.host.admin.email} (owner)`)).toBe(true);
    expect(JSON.stringify(entries)).not.toMatch(/Zoë|private question/);
  });
});
