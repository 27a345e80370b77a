import type { Backend } from '../backend';
import type { Database } from '../database/database';
import type { KeptMail, Outbox } from './outbox';

interface Asked {
  email?: string | number | null;
  phone?: string | number | null;
  name?: string | number | null;
  page?: number;
  records?: { kind?: string; id?: string }[];
}

const CALL = /^\/rest\/v1\/rpc\/(find|export|erase)_person$/;

/** As the database calls the kinds of its own records (`private.personal_records`). */
const KIND = 'outbox';

const mailText = ({ to, subject, text, html }: KeptMail): string => [to, subject, text, html].join(' | ');

const asRecord = ({ key, to, subject, at }: KeptMail) =>
  ({ kind: KIND, id: key, part: '', label: subject, at, excerpt: to, does: 'delete' }) as const;

const asExport = ({ to, subject, text, at }: KeptMail) => ({
  kind: KIND,
  part: null,
  label: subject,
  at,
  data: { to, subject, text },
});

/** Whether `answer` is the database's to an owner: it has checked who asks, and what for. */
const succeeded = ({ status }: Response): boolean => status === 200;

/** Mails of the outbox are files, which the database does not know: they are found, exported and erased with its own records. */
export const withPersonInOutbox = (database: Database, outbox: Outbox, backend: Backend): Backend => {
  const naming = async ({ email, phone, name }: Asked, address: string): Promise<KeptMail[]> => {
    const mails = await outbox.list();
    const rows = await database.transaction(
      (sql) =>
        sql.query<{ place: number }>(
          `select place::int from unnest($4::text[]) with ordinality as mail (said, place)
           where said ~* private.person_pattern($1, $2, $3)`,
          [...[email, phone, name].map((value) => value?.toString() ?? null), mails.map(mailText)],
        ),
      address,
    );
    return rows.flatMap(({ place }) => mails[place - 1] ?? []);
  };

  return async (request) => {
    const [, action] = (request.method === 'POST' && CALL.exec(new URL(request.url).pathname)) || [];
    if (action === undefined) return backend(request);
    const copy = request.clone();
    const response = await backend(request);
    if (!succeeded(response)) return response;
    const person = (await copy.json()) as Asked;
    const mails = await naming(person, copy.headers.get('x-real-ip') ?? '');
    if (action === 'find') {
      const found = (await response.json()) as { total: number; records: object[] };
      const records = (person.page ?? 0) > 0 ? [] : mails.map(asRecord);
      return Response.json({ total: found.total + mails.length, records: [...found.records, ...records] });
    }
    const keys = new Set(person.records?.filter(({ kind }) => kind === KIND).map(({ id }) => id));
    const chosenMails = mails.filter(({ key }) => keys.has(key));
    if (action === 'export')
      return Response.json([...((await response.json()) as object[]), ...chosenMails.map(asExport)]);
    for (const { key } of chosenMails) await outbox.remove(key);
    const erasure = (await response.json()) as { erased: number };
    return Response.json({ ...erasure, erased: erasure.erased + chosenMails.length });
  };
};
