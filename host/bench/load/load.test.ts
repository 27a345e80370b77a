import { simulateDay } from './day';
import { type Balance, balances } from './ledger';
import { openChats, openStage, type Stage } from './stage';

describe('the load generator', () => {
  let stage: Stage;
  let chatBalances: Balance[];
  beforeAll(async () => {
    stage = await openStage(50, false);
    await openChats(stage, 5);
    await simulateDay(stage, { chats: 4, seconds: 3, lookUps: 5, forms: 2 });
    chatBalances = await stage.ledger.balance(stage.host);
  });
  afterAll(() => stage.stop());

  it('runs every visitor and admin action without an error', () => {
    expect([...stage.ledger.errors]).toEqual([]);
    for (const { acknowledged } of chatBalances) expect(acknowledged).toBeGreaterThan(0);
  });

  it('finds every acknowledged write stored once', () => {
    expect(chatBalances.filter((balance) => !balances(balance))).toEqual([]);
  });

  it('reports missing and duplicated rows', async () => {
    const { host, ledger } = stage;
    await host.sql('delete from public."contactForm" where id = (select max(id) from public."contactForm")');
    await host.sql(`insert into public.chat_message (chat, seq, cid, "senderName", message, type)
      select (select id from public.chats where seq = 20 limit 1), 21, cid, "senderName", message, type
      from public.chat_message where message like 'A question%' limit 1`);
    const broken = (await ledger.balance(host))
      .filter((balance) => !balances(balance))
      .map(({ kind }) => kind);
    expect(broken).toEqual(['messages', 'inquiries']);
  });
});
