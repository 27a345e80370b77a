import { randomUUID } from 'node:crypto';
import { addStaff, type Answer, type Caller, caller, signIn } from './support/api';
import { asAgent, asVisitor } from './support/chat';
import { type ChatHost, startChatHost } from './support/chatHost';
import { connect, disconnect, listen, waitForHints } from './support/listening';

interface Row {
  id: string;
  waiting_since: string | null;
  labels: string[];
  assigned_to: string | null;
  snoozed_until: string | null;
}

interface Details {
  page: string | null;
  language: string | null;
  zone: string | null;
  labels: string[];
  assignedTo: string | null;
  snoozedUntil: string | null;
  me: string;
  agents: string[];
  knownLabels: string[];
  notes: { id: string; author: string; note: string }[];
  earlier: { id: string; seq: number }[];
}

describe('the desk of conversations', () => {
  let stage: ChatHost;
  /** A second agent. */
  let colleague: { email: string; call: Caller };
  beforeAll(async () => {
    stage = await startChatHost();
    const { email, password } = await addStaff(stage.host, 'office');
    colleague = { email, call: caller(stage.host, await signIn(stage.host, email, password)) };
  });
  afterAll(() => stage.host.stop());

  const rpc = (name: string, body: object, call = stage.roles.admin): Promise<Answer> =>
    call('POST', `/rest/v1/rpc/${name}`, { body });
  const expectDone = async (name: string, body: object, call?: Caller) =>
    expect(await rpc(name, body, call)).toMatchObject({ status: 204 });
  const details = async (chat: string) => (await rpc('chat_details', { chat })).body as Details | null;
  const find = async (filter: object, call?: Caller) => {
    const { body } = await rpc('find_chats', { filter, page: 0, page_size: 1000 }, call);
    return (body as Row[]).map(({ id }) => id);
  };

  it('shows what the browser says of the visitor, and the chats that it had before', async () => {
    const first = await stage.start();
    await first.visitor.context('/tracking/CARGO001?secret=1#word');
    expect(await details(first.chat)).toMatchObject({
      ...{ page: '/tracking/CARGO001', language: 'de-CH', zone: 'Europe/Zurich', earlier: [] },
    });
    await first.visitor.end();
    const second = await stage.start();
    await second.visitor.context('/', first.visitor.token);
    const third = await stage.start();
    await third.visitor.context('/', second.visitor.token);
    await third.visitor.context('/contact', 'x'.repeat(43));
    const { page, earlier } = (await details(third.chat)) as Details;
    expect(page).toBe('/contact');
    expect(earlier.map(({ id }) => id)).toEqual([second.chat, first.chat]);
    await first.agent.delete();
    expect((await details(third.chat))?.earlier).toHaveLength(1);
    expect(await asVisitor(stage.roles.anon).context('/')).toEqual({ status: 'gone' });
  });

  it('shows each earlier chat once when a browser says of two that each was before the other', async () => {
    const [first, second, third] = [await stage.start(), await stage.start(), await stage.start()];
    await first.visitor.context('/', second.visitor.token);
    await second.visitor.context('/', first.visitor.token);
    await third.visitor.context('/', second.visitor.token);
    const earlier = async ({ chat }: typeof first) => (await details(chat))?.earlier.map(({ id }) => id);
    expect(await earlier(first)).toEqual([second.chat]);
    expect(await earlier(third)).toEqual([second.chat, first.chat]);
  });

  it('keeps a closed chat, unless the visitor has written since', async () => {
    const { visitor, chat } = await stage.start();
    await visitor.send('And another thing');
    expect((await rpc('chat_close', { chat, upto: 1 })).body).toEqual({ status: 'open' });
    expect((await rpc('chat_close', { chat, upto: 2 })).body).toEqual({ status: 'ended' });
    expect((await rpc('chat_close', { chat, upto: 2 })).body).toEqual({ status: 'ended' });
    expect(await visitor.read()).toMatchObject({ status: 'ended', seq: 2 });
    expect(await visitor.send()).toEqual({ status: 'ended' });
    expect((await rpc('chat_close', { chat: randomUUID(), upto: 2 })).body).toEqual({ status: 'gone' });
    const entries = await stage.host.sql('select action, actor from public.audit where subject_id = $1', [
      chat,
    ]);
    expect(entries).toEqual([{ action: 'update', actor: `${stage.host.admin.email} (owner)` }]);
  });

  it('deletes closed chats after the term that an owner has set, and no open ones', async () => {
    const [closed, openChat] = [await stage.start(), await stage.start()];
    await closed.visitor.end();
    await expectDone('set_chat_days', { days: 30 });
    expect(await rpc('set_chat_days', { days: 0 })).toMatchObject({ status: 400 });
    expect(await rpc('set_chat_days', { days: 1 }, colleague.call)).toMatchObject({ status: 403 });
    const age = (days: number) =>
      stage.host.sql(
        `update public.chats set updated_at = now() - make_interval(days => $1) where id = any ($2)`,
        [days, `{${closed.chat},${openChat.chat}}`],
      );
    await age(29);
    await stage.host.sql('select private.prune_chats()');
    expect(await closed.visitor.read()).toMatchObject({ status: 'ended' });
    await age(31);
    await stage.host.sql('select private.prune_chats()');
    expect(await closed.visitor.read()).toMatchObject({ status: 'gone' });
    expect(await openChat.visitor.read()).toMatchObject({ status: 'open' });
    const [entry] = await stage.host.sql(
      `select changes from public.audit where subject_id = 'chat_days' order by id desc limit 1`,
    );
    expect(entry).toEqual({ changes: { chatDays: { before: '365', after: '30' } } });
  });

  it('does not store a second answer to the same question', async () => {
    const { visitor, agent, chat } = await stage.start();
    const other = asAgent(colleague.call, chat);
    const cid = randomUUID();
    const answered = await agent.reply('It left today', cid, 1);
    expect(answered).toMatchObject({ status: 'ok', item: { seq: 2 } });
    expect(await other.reply('It leaves tomorrow', randomUUID(), 1)).toEqual({ status: 'answered' });
    expect(await agent.reply('It left today', cid, 1)).toEqual(answered);
    expect(await agent.reply('At noon', randomUUID(), 1)).toMatchObject({ status: 'ok' });
    expect(await other.reply('And arrives on Monday', randomUUID(), 3)).toMatchObject({ status: 'ok' });
    expect((await visitor.read()).items.map(({ message }) => message)).toEqual([
      ...['Hello', 'It left today', 'At noon', 'And arrives on Monday'],
    ]);
    expect(await agent.read(1)).toMatchObject({
      authors: { 2: stage.host.admin.email, 3: stage.host.admin.email, 4: colleague.email },
    });
    expect(JSON.stringify(await visitor.read())).not.toContain('@');
  });

  it('waits until an agent answers, and comes back from a snooze when the visitor writes', async () => {
    const { visitor, agent, chat } = await stage.start();
    const state = async () => {
      const chatsByState = await Promise.all(
        ['open', 'waiting', 'snoozed', 'closed'].map(async (name) => ({
          name,
          ids: await find({ state: name }),
        })),
      );
      return chatsByState.filter(({ ids }) => ids.includes(chat)).map(({ name }) => name);
    };
    expect(await state()).toEqual(['open', 'waiting']);
    await agent.reply();
    expect(await state()).toEqual(['open']);
    await expectDone('chat_snooze', { chat, until: new Date(Date.now() + 3_600_000) });
    expect(await state()).toEqual(['snoozed']);
    await expectDone('chat_snooze', { chat, until: null });
    expect(await state()).toEqual(['open']);
    await expectDone('chat_snooze', { chat, until: new Date(Date.now() + 3_600_000) });
    await visitor.send();
    expect(await state()).toEqual(['open', 'waiting']);
    expect(await rpc('chat_snooze', { chat, until: '2020-01-01' })).toMatchObject({ status: 400 });
    await visitor.end();
    expect(await state()).toEqual(['closed']);
    expect(await rpc('find_chats', { filter: { state: 'lost' }, page: 0, page_size: 1 })).toMatchObject({
      status: 400,
    });
  });

  it('lists who has waited longest first', async () => {
    const [first, second] = [await stage.start(), await stage.start()];
    await first.visitor.send('Still there?');
    const waiting = await find({ state: 'waiting' });
    expect(waiting.indexOf(first.chat)).toBeLessThan(waiting.indexOf(second.chat));
  });

  it('labels a chat without losing the label that a colleague adds', async () => {
    const { chat } = await stage.start();
    await Promise.all([
      expectDone('chat_set_label', { chat, label: ' Customs ', present: true }),
      expectDone('chat_set_label', { chat, label: 'Urgent', present: true }, colleague.call),
    ]);
    await expectDone('chat_set_label', { chat, label: 'Customs', present: true });
    expect(await details(chat)).toMatchObject({ labels: ['Customs', 'Urgent'] });
    expect(await find({ label: 'Urgent' })).toEqual([chat]);
    await expectDone('chat_set_label', { chat, label: 'Customs', present: false });
    expect(await details(chat)).toMatchObject({ labels: ['Urgent'], knownLabels: ['Urgent'] });
    for (const label of ['', ' ', 'x'.repeat(31)])
      expect(await rpc('chat_set_label', { chat, label, present: true })).toMatchObject({ status: 400 });
    for (let n = 0; n < 9; n += 1)
      await expectDone('chat_set_label', { chat, label: `n${n}`, present: true });
    expect(await rpc('chat_set_label', { chat, label: 'more', present: true })).toMatchObject({
      status: 409,
    });
  });

  it('is taken by one of two agents', async () => {
    const { chat } = await stage.start();
    const { me, agents } = (await details(chat)) as Details;
    expect(agents).toEqual([me, colleague.email].sort());
    await expectDone('chat_assign', { chat, agent: me, instead_of: null });
    expect(
      await rpc('chat_assign', { chat, agent: colleague.email, instead_of: null }, colleague.call),
    ).toMatchObject({ status: 409, body: { message: `Meanwhile, ${me} has taken this chat.` } });
    expect(await find({ agent: me })).toEqual([chat]);
    await expectDone('chat_assign', { chat, agent: colleague.email, instead_of: me });
    expect(await details(chat)).toMatchObject({ assignedTo: colleague.email });
    expect(await rpc('chat_assign', { chat, agent: 'stranger@example.test', instead_of: me })).toMatchObject({
      status: 400,
    });
  });

  it('keeps notes from the visitor, and lets their author alone delete them', async () => {
    const { visitor, chat } = await stage.start();
    const id = randomUUID();
    await expectDone('chat_add_note', { chat, id, note: 'Asked at the port' });
    await expectDone('chat_add_note', { chat, id, note: 'Asked at the port' });
    expect(await details(chat)).toMatchObject({
      notes: [{ id, author: stage.host.admin.email, note: 'Asked at the port' }],
    });
    expect(JSON.stringify(await visitor.read())).not.toContain('port');
    expect(await rpc('chat_delete_note', { id }, colleague.call)).toMatchObject({ status: 403 });
    await expectDone('chat_delete_note', { id });
    await expectDone('chat_delete_note', { id });
    expect(await details(chat)).toMatchObject({ notes: [] });
    expect(await rpc('chat_add_note', { chat: randomUUID(), id, note: 'x' })).toMatchObject({ status: 404 });
  });

  it('finds a chat by the words of a message, of a note and by its name', async () => {
    const { visitor, chat } = await stage.start();
    await visitor.send('Where is the 100% cotton of Zürich_7?');
    await expectDone('chat_add_note', { chat, id: randomUUID(), note: 'Consignee is called Quispe' });
    const { senderName } = await visitor.read();
    for (const search of ['COTTON zürich_7', '100%', 'quispe', senderName])
      expect(await find({ search })).toEqual([chat]);
    for (const search of ['cotton quispe', 'Zürich%7', 'no such words'])
      expect(await find({ search })).toEqual([]);
    expect(await find({ search: 'cotton', state: 'closed' })).toEqual([]);
  });

  it('tells agents, and no visitor, which agent is typing and what changes beside a chat', async () => {
    const { agent, chat, topic } = await stage.start();
    const client = await connect(stage.host, stage.adminToken);
    const [desk, visitor] = [await listen(client, 'admin:chats'), await listen(client, topic)];
    await agent.typing();
    await asAgent(colleague.call, chat).typing();
    await expectDone('chat_set_label', { chat, label: 'Typing', present: true });
    await agent.reply();
    const hints = [await waitForHints(desk, 4), await waitForHints(visitor, 3)];
    await disconnect(client);
    expect(hints[0]).toMatchObject([
      { kind: 'typing', by: 'agent', agent: stage.host.admin.email, chat },
      { kind: 'typing', by: 'agent', agent: colleague.email, chat },
      { kind: 'desk', chat },
      { kind: 'item', by: 'agent', agent: stage.host.admin.email, chat },
    ]);
    expect(hints[1]).toEqual(
      ['typing', 'typing', 'item'].map((kind) => ({ kind, by: 'agent', seq: kind === 'item' ? 2 : 1 })),
    );
  });
});
