import { addStaff, type Caller, caller, signIn } from './support/api';
import { type JourneyHost, startJourneyHost } from './support/journey';

interface Steps {
  putAway: boolean;
  done: Record<string, boolean>;
}

describe('the first steps of an owner', () => {
  let stage: JourneyHost;
  beforeAll(async () => {
    stage = await startJourneyHost();
    await stage.host.sql('delete from public.consignment');
  });
  afterAll(() => stage.host.stop());

  const steps = async (call: Caller = stage.roles.admin) =>
    (await call('POST', '/rest/v1/rpc/first_steps', { body: {} })).body as Steps;
  const putAway = async (away: boolean, call: Caller = stage.roles.admin) =>
    (await call('POST', '/rest/v1/rpc/put_first_steps_away', { body: { away } })).body;
  const doneNow = async () =>
    Object.entries((await steps()).done).flatMap(([step, isDone]) => (isDone ? [step] : []));

  it('are all to do in an empty company', async () => {
    expect(await steps()).toEqual({
      putAway: false,
      done: {
        ...{ mail: false, hours: false, notices: false, staff: false },
        ...{ secondFactor: false, consignment: false, backup: false },
      },
    });
  });

  const log = (state: string) =>
    stage.host.sql(
      `insert into public.mail_log (key, hash, payload, state) values (gen_random_uuid(), repeat('a', 64),
       '{"toWho": "receiver", "sendersName": "x", "receiversMail": "a@b.example", "subject": "x"}', $1)`,
      [state],
    );
  const run = (ok: boolean) =>
    stage.host.sql('insert into private.backup_runs (ended_at, ok) values (now(), $1)', [ok]);

  it('are done by what is there, and by nothing less', async () => {
    const { sql } = stage.host;
    const [owner] = await sql<{ user_id: string }>('select user_id from private.admins');
    await log('kept');
    await log('failed');
    await run(false);
    await sql(`insert into private.notice_rule (about) values ('delivered') on conflict (about) do update
               set to_sender = false, to_receiver = false`);
    await sql(
      `insert into auth.mfa_factors (id, user_id, status) values (gen_random_uuid(), $1, 'unverified')`,
      [owner?.user_id],
    );
    expect(await doneNow()).toEqual([]);

    const makers: Record<string, () => Promise<unknown>> = {
      mail: () => log('sent'),
      hours: () => sql(`update private.office set week = '[[["09:00", "17:00"]], [], [], [], [], [], []]'`),
      notices: () => sql(`update private.notice_rule set to_receiver = true where about = 'delivered'`),
      backup: () => run(true),
      consignment: () => stage.create(),
      staff: () => addStaff(stage.host, 'office'),
    };
    const expected: string[] = [];
    for (const [step, make] of Object.entries(makers)) {
      await make();
      expected.push(step);
      expect((await doneNow()).sort()).toEqual([...expected].sort());
    }
  });

  it('have the second factor of who asks, once it is verified', async () => {
    const { sql } = stage.host;
    const ownId = `(select user_id from private.admins order by added_at limit 1)`;
    const isAsked = async () => {
      const [row] = await sql<{ steps: Steps }>(
        `with claims as (select set_config('request.jwt.claim.sub', user_id::text, true), set_config('request.jwt.claims', jsonb_build_object('sub', user_id, 'aal', 'aal2',
           'session_id', id)::text, true) from auth.sessions where user_id = ${ownId} limit 1)
         select private.first_steps() as steps from claims`,
      );
      return row?.steps.done.secondFactor;
    };
    expect(await isAsked()).toBe(false);
    await sql(`update auth.mfa_factors set status = 'verified' where user_id = ${ownId}`);
    expect(await isAsked()).toBe(true);
    await sql(`delete from auth.mfa_factors where user_id = ${ownId}`);
    expect(await isAsked()).toBe(false);
  });

  it('are put away by each owner for themselves', async () => {
    const second = await addStaff(stage.host, 'office');
    await stage.host.sql(`update private.admins set role = 'owner' where role = 'office'`);
    const secondCall = caller(stage.host, await signIn(stage.host, second.email, second.password));
    await putAway(true);
    expect(await steps()).toMatchObject({ putAway: true });
    expect(await steps(secondCall)).toMatchObject({ putAway: false });
    await putAway(false);
    expect(await steps()).toMatchObject({ putAway: false });
  });

  it('are for owners alone', async () => {
    const office = await addStaff(stage.host, 'office');
    const officeCall = caller(stage.host, await signIn(stage.host, office.email, office.password));
    for (const call of [stage.roles.anon, stage.roles.user, officeCall]) {
      expect(await steps(call)).toMatchObject({ code: '42501' });
      expect(await putAway(true, call)).toMatchObject({ code: '42501' });
    }
    expect(await steps()).toMatchObject({ putAway: false });
  });
});
