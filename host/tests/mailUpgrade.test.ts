import { upgraded } from '../testing/upgraded';

const FIRST = '20261128160500';

/** What earlier versions stored as it was pasted. */
const BEFORE = `
  insert into public.consignment ("trackingId", "sendersName", "sendersEmail", "sendersAddress", "sendersPhone", "recName", "recEmail",
    "recAddress", "recPhone", "itemQuantity", "departedFrom", "headingTo", "deliveryDate", status, city, "currentLocation")
  select id, 's', sender, 's', 's', 'r', receiver, 'r', 'r', '1', 'Ghana', 'Germany', '2026-03-01', 'Registered', 'Tema', 'Ghana'
  from (values
    ('AAAAAAA1', E'ada@\\u200bsender.test', 'Kofi <kofi@receiver.test>'),
    ('AAAAAAA2', 'post@x@y', 'ask for Jan'),
    ('AAAAAAA3', 'right@sender.test', 'right@receiver.test')) as made (id, sender, receiver);
  insert into public.consignment_template (name, fields)
  values ('Often', '{"recEmail": "mailto:kofi@receiver.test", "recName": "Kofi"}'), ('Other', '{"recName": "Kofi"}');
  insert into public."contactForm" ("firstName", "secondName", email) values ('A', 'B', 'Ada <ada@visitor.test>'), ('A', 'B', 'none');
  insert into public."newsLetter" (email, country)
  values ('reader@site.test', 'Ghana'), ('mailto:reader@site.test', 'Ghana'), (E'eve@site.test\\u200b', 'Ghana'),
    ('reader@site..test', 'Ghana'), ('<reader@site.test>', 'Ghana');
  insert into private.subscription (subscriber, confirmed_at)
  select id, case when email like '<%' then now() end from public."newsLetter" where email like '%reader@site.test%';
  insert into private.follower (consignment, email, topics, zone, confirmed_at)
  select id, address, '{progress}', 'Etc/UTC', confirmed
  from public.consignment, (values
    ('reader@site.test', now()), ('reader@site.test.', now()), ('mailto:new@site.test', null), ('none@site..test', null)
  ) as told (address, confirmed)
  where "trackingId" = 'AAAAAAA1';
  insert into private.follow_token (hash, follower) select email, id from private.follower;
  insert into private.party_token (hash, consignment, party, email, stopped_at)
  select 'p', id, 'sender', "sendersEmail", now() from public.consignment where "trackingId" = 'AAAAAAA1';
  insert into public.chats ("senderName") select 'visitor-000' || n from generate_series(1, 2) as n;
  insert into private.chat_address (chat, email)
  select id, case "senderName" when 'visitor-0001' then 'mailto:ada@visitor.test' else 'ada@visitor..test' end from public.chats;`;

const AFTER = `
  select jsonb_build_object(
    'consignments', (select jsonb_agg(jsonb_build_array("sendersEmail", "recEmail") order by "trackingId") from public.consignment),
    'found', (select count(*) from public.consignment where search_text like '%ada@sender.test%'),
    'templates', (select jsonb_agg(fields order by name) from public.consignment_template),
    'inquiries', (select jsonb_agg(email order by id) from public."contactForm"),
    'subscribers', (select jsonb_agg(jsonb_build_array(email, confirmed_at is not null, staff_asked_at is not null) order by id)
                    from public."newsLetter" left join private.subscription on subscriber = id),
    'followers', (select jsonb_agg(email order by id) from private.follower),
    'tokens', (select jsonb_agg(jsonb_build_array(hash, email) order by hash) from private.follow_token
               join private.follower on follower.id = follower),
    'stopped', (select private.has_stopped(id, "sendersEmail") from public.consignment where "trackingId" = 'AAAAAAA1'),
    'chats', (select jsonb_agg(email order by email) from private.chat_address),
    'audit', (select jsonb_agg(jsonb_build_object('reason', reason, 'changes', changes, 'actor', actor)) from public.audit
              where subject = 'consignment' and action = 'update')) as found`;

interface Found {
  consignments: [sender: string, receiver: string][];
  found: number;
  templates: Record<string, string>[];
  inquiries: string[];
  subscribers: [email: string, isConfirmed: boolean, isAsked: boolean][];
  followers: string[];
  tokens: [hash: string, email: string][];
  stopped: boolean;
  chats: string[];
  audit: { reason: string; changes: object; actor: string | null }[];
}

describe('a database with addresses of mail as they were pasted', () => {
  let found: Found;
  beforeAll(async () => {
    const [row] = await upgraded<{ found: Found }>(FIRST, BEFORE, AFTER);
    found = row?.found as Found;
  });

  it('has the parties of consignments without what is around their addresses, and keeps what is none', () => {
    expect(found.consignments).toEqual([
      ['ada@sender.test', 'kofi@receiver.test'],
      ['post@x@y', 'ask for Jan'],
      ['right@sender.test', 'right@receiver.test'],
    ]);
    expect(found.found).toBe(1);
    expect(found.templates).toEqual([
      { recEmail: 'kofi@receiver.test', recName: 'Kofi' },
      { recName: 'Kofi' },
    ]);
    expect(found.inquiries).toEqual(['ada@visitor.test', 'none']);
  });

  it('tells in the audit what was changed, and that nobody of the staff did it', () => {
    expect(found.audit).toEqual([
      {
        actor: null,
        reason: 'What stood around an e-mail address was taken off',
        changes: {
          sendersEmail: { before: 'ada@\u200bsender.test', after: 'ada@sender.test' },
          recEmail: { before: 'Kofi <kofi@receiver.test>', after: 'kofi@receiver.test' },
        },
      },
    ]);
  });

  it('has each subscriber once, and of several rows the confirmed one', () => {
    expect(found.subscribers).toEqual([
      ['eve@site.test', false, false],
      ['reader@site..test', false, false],
      ['reader@site.test', true, true],
    ]);
  });

  it('has each follower once, and every link of a mail ends what it ended before', () => {
    expect(found.followers).toEqual(['reader@site.test', 'new@site.test', 'none@site..test']);
    expect(found.tokens).toEqual([
      ['mailto:new@site.test', 'new@site.test'],
      ['none@site..test', 'none@site..test'],
      ['reader@site.test', 'reader@site.test'],
      ['reader@site.test.', 'reader@site.test'],
    ]);
    expect(found.stopped).toBe(true);
    expect(found.chats).toEqual(['ada@visitor..test', 'ada@visitor.test']);
  });
});
