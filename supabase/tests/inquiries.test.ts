import { randomUUID } from 'node:crypto';
import { aContact, addStaff, type Answer, type Caller, caller, signIn } from './support/api';
import { type JourneyHost, startJourneyHost, type Stored } from './support/journey';
import { aMessage } from './support/mailMessages';

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

  describe('with a mail', () => {
    let colleague: { email: string; call: Caller };
    beforeAll(async () => {
      const { email, password } = await addStaff(stage.host, 'office');
      colleague = { email, call: caller(stage.host, await signIn(stage.host, email, password)) };
    });
    beforeEach(() => stage.host.sql('delete from private.hits'));

    const claim = (handledAt: string | null, call = stage.roles.admin, key: string = randomUUID()) =>
      call('POST', '/rest/v1/rpc/mail_claim', {
        body: { key, hash: 'a'.repeat(64), message: aMessage(), answers: { inquiry: id, handledAt } },
      });
    const settle = (key: string, state: string) =>
      stage.roles.admin('POST', '/rest/v1/rpc/mail_settle', { body: { key, state, attempts: 1 } });
    const handledAt = async () =>
      (
        (await stage.roles.admin('GET', `/rest/v1/contactForm?id=eq.${id}`)).body as [{ handledAt: string }]
      )[0].handledAt;

    it('is answered once by two people who send in the same moment', async () => {
      const answers = await Promise.all([claim(null), claim(null, colleague.call)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { handledBy } = (await stored()) ?? {};
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        code: 'PT409',
        message: `Nothing was sent: ${handledBy} has handled this inquiry meanwhile. Send again to answer it all the same.`,
      });
      expect(handledBy).toBe(answers[0]?.status === 200 ? stage.host.admin.email : colleague.email);
    });

    it('leaves no mail of the second in the log, which the same key may send once its author has seen the first', async () => {
      const key = randomUUID();
      await claim(null);
      expect(await claim(null, colleague.call, key)).toMatchObject({ status: 409 });
      expect(await stage.host.sql('select from public.mail_log where key = $1', [key])).toEqual([]);
      expect(await claim(await handledAt(), colleague.call, key)).toEqual({ status: 200, body: 'claimed' });
      expect(await stored()).toMatchObject({ handledBy: colleague.email });
    });

    it('is open again after a mail that failed, unless somebody has handled it since', async () => {
      const key = randomUUID();
      await claim(null, stage.roles.admin, key);
      await settle(key, 'failed');
      expect(await stored()).toEqual({ handledAt: null, handledBy: null });
      expect(await claim(null, stage.roles.admin, key)).toEqual({ status: 200, body: 'claimed' });
      await mark(null);
      await mark(HANDLED, colleague.call);
      await settle(key, 'failed');
      expect(await stored()).toMatchObject({ handledBy: colleague.email });
      expect(await claim(null, stage.roles.admin, key)).toMatchObject({ status: 409 });
    });

    it('is handled by a mail that failed and is sent again from the log, which does not name it', async () => {
      const key = randomUUID();
      await claim(null, stage.roles.admin, key);
      await settle(key, 'failed');
      const again = { key, hash: 'a'.repeat(64), message: aMessage() };
      const sendAgain = () => colleague.call('POST', '/rest/v1/rpc/mail_claim', { body: again });
      expect(await sendAgain()).toEqual({ status: 200, body: 'claimed' });
      expect(await stored()).toMatchObject({ handledBy: colleague.email });
      expect(await claim(null)).toMatchObject({ status: 409 });
      await settle(key, 'failed');
      expect(await stored()).toEqual({ handledAt: null, handledBy: null });
      await mark(HANDLED);
      expect(await sendAgain()).toEqual({ status: 200, body: 'claimed' });
      await settle(key, 'sent');
      expect(await stored()).toMatchObject({ handledBy: stage.host.admin.email });
    });

    it.each(['sent', 'kept', 'unknown'])(
      'stays handled after a mail that is %s, which is not claimed again',
      async (state) => {
        const key = randomUUID();
        await claim(null, stage.roles.admin, key);
        await settle(key, state);
        expect(await stored()).toMatchObject({ handledBy: stage.host.admin.email });
        expect(await claim(null, stage.roles.admin, key)).toEqual({ status: 200, body: state });
      },
    );

    it('can be answered after it was deleted, and deleted while it is answered', async () => {
      const key = randomUUID();
      await claim(null, stage.roles.admin, key);
      await stage.roles.admin('DELETE', `/rest/v1/contactForm?id=eq.${id}`);
      await settle(key, 'failed');
      expect(await claim(null)).toEqual({ status: 200, body: 'claimed' });
    });

    it.each(['user', 'anon'] as const)('is not claimed by role %s', async (role) => {
      expect((await claim(null, stage.roles[role])).body).toMatchObject({ code: '42501' });
      expect(await stored()).toEqual({ handledAt: null, handledBy: null });
    });
  });
});
