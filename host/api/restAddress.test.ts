import { refuseAddress } from './restAddress';

const statusOf = (address: string): number | undefined =>
  refuseAddress(new URL(`/rest/v1/${address}`, 'http://localhost'))?.status;

/** A statement, as the library would parse it from an operand. */
const statement = JSON.stringify({
  type: 'query',
  schema: 'pg_catalog',
  from: 'pg_class',
  select: [{ name: { column: 'relname', aggregate: `to_jsonb(current_user) || to_jsonb` } }],
});
const encoded = encodeURIComponent(statement);

describe('refuseAddress', () => {
  it.each([
    'consignment',
    'rpc/track_consignment',
    'consignment?select=*&order=id.desc&offset=0&limit=20',
    'consignment?select=id&on_conflict=requestKey&columns=%22city%22,%22status%22',
    'chat_summary?select=*&order=updated_at.desc,id.desc.nullslast&limit=200',
    'chats?select=*,message:chat_message(*),unReadMessage:chat_message(*)&unReadMessage.isRead=is.false',
    'chats?select=id,message:chat_message(seq,message)&message.order=seq&message.seq=gt.3&message.limit=5',
    'contactForm?select=*&id=lt.9007199254740991&limit=500',
    'chat_summary?id=in.(3f0f6c1e-5d0a-4d6c-9b1e-0a2d5c8f7e61,3f0f6c1e-5d0a-4d6c-9b1e-0a2d5c8f7e62)',
    'chats?id=eq.3f0f6c1e-5d0a-4d6c-9b1e-0a2d5c8f7e61&seq=eq.3',
    'consignment?trackingId=not.is.null',
    'newsLetter?or=(email.imatch.%22[{]a}, (b.c)%22,country.imatch.%22constructor%22)',
    'newsLetter?and=(or(email.imatch.%22a%22,country.imatch.%22a%22),or(email.eq.b,country.is.null))',
  ])('accepts %s', (address) => {
    expect(statusOf(address)).toBeUndefined();
  });

  it.each([
    ['a statement as an operand', `consignment?id=eq.${encoded}`],
    ['a statement in a list', `consignment?id=in.(${encoded})`],
    ['a statement as a contained value', `consignment?locations=cs.${encoded}`],
    ['a statement among alternatives', `consignment?or=(id.eq.${encoded})`],
    ['a statement after a quoted text', `consignment?or=(city.eq.%22a%22,id.eq.${encoded})`],
    ['a statement in a quotation that does not end', `consignment?or=(city.eq.%22a,id.eq.${encoded})`],
    ['a statement as a filter on a function result', `rpc/track_consignment?track_consignment=eq.${encoded}`],
    [
      'a statement as a filter on an embedded table',
      `chats?select=id,chat_message(*)&chat_message.seq=eq.${encoded}`,
    ],
    ['an operator of the library', 'consignment?$or=eq.1'],
    ['an inherited property as a column', 'consignment?__proto__=eq.1'],
    [
      'an inherited property as a column of an embedded table',
      'chats?select=chat_message(*)&chat_message.__proto__=eq.1',
    ],
    ['an inherited property as an alias', 'chats?select=__proto__:chat_message(*)'],
    ['an order on an inherited property', 'chats?select=*&__proto__.order=seq'],
    ['an inherited function', 'chats?select=*&constructor.assign=eq.1'],
    ['an inherited property among alternatives', 'chats?or=(__proto__.eq.1,id.eq.1)'],
    ['an inherited property as an order', 'chats?order=toString.desc'],
    ['an inherited property as a column to write', 'chats?columns=%22valueOf%22'],
    ['a JSON path', 'consignment?select=locations-%3E0'],
    ['resources embedded three levels deep', 'chats?select=*,chat_message(*,chats(*,chat_message(*)))'],
    ['resources embedded two levels deep', 'chats?select=*,chat_message(*,chats(*))'],
    ['three embedded resources', 'chats?select=a:chat_message(*),b:chat_message(*),c:chat_message(*)'],
    ['an unclosed parenthesis', 'chats?select=chat_message(*'],
    ['an unopened parenthesis', 'chats?select=*)'],
    ['a cast', 'consignment?select=id::text'],
    ['SQL as an order', 'consignment?order=(select 1)'],
    ['a limit that is not a number', 'consignment?limit=all'],
    ['a filter without an operator', 'consignment?id=what'],
    ['a function argument in the query', 'rpc/take?name=x'],
  ])('refuses %s with 400', (_what, address) => {
    expect(statusOf(address)).toBe(400);
  });

  it.each(['', 'rpc/', '__proto__', 'rpc/constructor', 'private.limits', 'a/b', 'rpc/a/b', "x'--", '%61'])(
    'refuses the unknown path %j with 404',
    (path) => {
      expect(statusOf(path)).toBe(404);
    },
  );
});
