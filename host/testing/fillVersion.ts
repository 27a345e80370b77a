/**
 * Runs inside a checkout of an older version, with its modules (host/commands/fixture.ts): uses that version as people did, and writes
 * down every row that it has stored and what people held then, so that a test can look for all of it after an update.
 */
import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeAt, stepAt } from '../auth/totp';
import {
  aConsignment,
  aContact,
  aSubscription,
  caller,
  type Caller,
  serviceCaller,
  signIn,
} from '../../supabase/tests/support/api';
import { startChat } from '../../supabase/tests/support/chat';
import { type HostProcess, startHost } from './hostProcess';
import { connect } from '../../supabase/tests/support/listening';
import { aMessage, postMail } from '../../supabase/tests/support/mailMessages';
import { anAcceptance, anOffer, storeQuote } from '../../supabase/tests/support/quotes';
import type { OlderVersion } from './versions';

const TABLES = `
  select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace in (
    select oid from pg_namespace where nspname in ('public', 'private', 'auth', 'supabase_migrations'))
  order by 1`;

const accept = async (call: ReturnType<Caller>): Promise<unknown> => {
  const { status, body } = await call;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
};

const fillConsignments = async (admin: Caller): Promise<void> => {
  const headers = { prefer: 'return=representation' };
  for (const remark of ['Booked', 'Zürich → 東京, “quoted”\nsecond line']) {
    const creation = admin('POST', '/rest/v1/consignment', { body: aConsignment({ remark }), headers });
    const [{ id }] = (await accept(creation)) as [{ id: number }];
    for (const [status, city] of [
      ['In transit', 'Rotterdam'],
      ['Out for delivery', 'Hamburg'],
    ])
      await accept(admin('PATCH', `/rest/v1/consignment?id=eq.${id}`, { body: { status, city }, headers }));
  }
};

const fillForms = async (visitor: Caller): Promise<void> => {
  const headers = { prefer: 'return=minimal' };
  const comment = 'Where is it? 😀';
  await accept(visitor('POST', '/rest/v1/contactForm', { body: aContact({ comment }), headers }));
  await accept(visitor('POST', '/rest/v1/newsLetter', { body: aSubscription(), headers }));
};

const fillChat = async (visitor: Caller, admin: Caller): Promise<string> => {
  const chat = await startChat(visitor, admin);
  await chat.agent.reply('Good day');
  await chat.visitor.send('My consignment is late 📦');
  return chat.visitor.token;
};

/** What hangs on a consignment, and what a company has beside consignments. */
const fillDesk = async (host: HostProcess, admin: Caller): Promise<void> => {
  const [parcel] = await host.sql<{ id: number; code: string }>(
    'select id, "trackingId" as code from public.consignment order by id desc limit 1',
  );
  if (!parcel) throw new Error('There is no consignment.');
  const pieces = { consignment: parcel.id, pieces: 2, request_key: randomUUID(), marks: 'Zürich 1' };
  await accept(admin('POST', '/rest/v1/rpc/add_pieces', { body: pieces }));
  const followed = {
    tracking_id: parcel.code,
    email: 'ada@follower.test',
    topics: ['progress', 'problem', 'delivery'],
    ...{ eta_hours: null, daily: false, zone: 'Europe/Berlin', client: '203.0.113.7' },
  };
  await accept(serviceCaller(host)('POST', '/rest/v1/rpc/begin_follow', { body: followed }));
  await storeQuote(host, { state: 'won', version: 3, offer: anOffer(), acceptance: anAcceptance() });
  const fields = { recName: 'Kofi', recEmail: 'kofi@receiver.test' };
  await accept(admin('POST', '/rest/v1/consignment_template', { body: { name: 'Often', fields } }));
};

/** A second admin, who signs in with a code. */
const addFactor = async (host: HostProcess): Promise<OlderVersion['second']> => {
  const [email, password] = ['second@carmine.test', 'correct horse battery'];
  const id = await host.createUser(email, password);
  await host.sql('insert into private.admins (user_id) values ($1)', [id]);
  const { auth } = await connect(host);
  await auth.signInWithPassword({ email, password });
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp' });
  if (error) throw error;
  const { secret } = data.totp;
  await auth.mfa.challengeAndVerify({ factorId: data.id, code: codeAt(secret, stepAt(Date.now())) });
  return { email, password, secret };
};

const fill = async (dataDir: string, file: string): Promise<void> => {
  const host = await startHost({ dataDir });
  const { email, password } = host.admin;
  const admin = caller(host, await signIn(host, email, password));
  await fillConsignments(admin);
  await fillForms(caller(host));
  const visitorToken = await fillChat(caller(host), admin);
  await fillDesk(host, admin);
  await accept(postMail(admin, aMessage()));
  const second = await addFactor(host);
  const body = { email, password };
  const session = caller(host)('POST', '/auth/v1/token?grant_type=password', { body });
  const { refresh_token: refreshToken } = (await accept(session)) as { refresh_token: string };
  const rows: OlderVersion['rows'] = {};
  for (const { name } of await host.sql<{ name: string }>(TABLES)) {
    const stored = await host.sql<{ row: string }>(
      `select to_jsonb(stored)::text as row from ${name} as stored order by 1`,
    );
    rows[name] = stored.map(({ row }) => row);
  }
  await host.stop();
  const secrets = await readFile(path.join(dataDir, 'secrets.json'), 'utf8');
  const content: OlderVersion = {
    rows,
    secrets,
    admin: { email, password },
    second,
    refreshToken,
    visitorToken,
  };
  await writeFile(file, JSON.stringify(content));
};

const [, , dataDir = '', file = ''] = process.argv;
fill(dataDir, file).then(
  () => process.exit(0), // a client keeps its timers
  (cause: unknown) => {
    console.error(cause);
    process.exit(1);
  },
);
