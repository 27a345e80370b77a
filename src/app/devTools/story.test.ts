import { installFakeDevTools } from '@/test/fakeDevTools';
import { openAdmin, openChat, openVisitor, pass, soon, stopTime } from '@/test/chatPage';
import { stubChat } from '@/test/stubChat';

/** The realtime layer as DevTools show it. */
const realtimeOf = (tools: ReturnType<typeof installFakeDevTools>) =>
  tools.recorded
    .splice(0)
    .map(({ shownAction }) => shownAction)
    .filter(({ type }) => type.startsWith('realtime/'))
    .map(({ type, payload }) => [type.replace('realtime/', ''), payload]);

describe('the realtime layer in Redux DevTools', () => {
  stopTime();

  it('says that a channel is joined, and why the chat is read then', async () => {
    const tools = installFakeDevTools();
    const page = await openVisitor();
    page.write('Hello');
    await pass(4_000);
    const topic = 'chat:‹secret›';
    expect(realtimeOf(tools)).toEqual([
      ['channelJoined', { topic }],
      ['readStarted', { of: 'chat ‹secret›', reasons: ['channelJoined'] }],
      ['readStarted', { of: 'chat ‹secret›', reasons: ['secondLook'] }],
    ]);
  });

  it('says which poke was received, and that it is why the chat is read', async () => {
    const tools = installFakeDevTools();
    const page = await openChat();
    realtimeOf(tools);
    page.agentWrites('Good morning');
    await soon();
    const [poke, readStep] = realtimeOf(tools);
    expect(poke).toMatchObject(['pokeReceived', { poke: { kind: 'item' } }]);
    expect(readStep).toEqual(['readStarted', { of: 'chat ‹secret›', reasons: ['pokeReceived'] }]);
  });

  it('says that a channel is lost, that polls stand in for it, and that it is joined again', async () => {
    const tools = installFakeDevTools();
    const chat = stubChat();
    await openChat(chat);
    realtimeOf(tools);
    chat.realtime.server.isReachable = false;
    chat.realtime.cut();
    await pass(8_000);
    const lost = realtimeOf(tools).map(([name]) => name);
    expect(lost[0]).toBe('channelLost');
    expect(lost).toEqual(expect.arrayContaining(['pollStarted', 'pollAnswered', 'joinFailed']));
    chat.realtime.server.isReachable = true;
    await pass(20_000);
    expect(realtimeOf(tools).map(([name]) => name)).toContain('channelRejoined');
  });

  it("says of the staff's channel for what a poke was received", async () => {
    const tools = installFakeDevTools();
    const page = await openAdmin();
    await pass(4_000);
    realtimeOf(tools);
    page.visitorWrites('Hello again');
    await pass(1_000);
    const [poke] = realtimeOf(tools);
    expect(poke).toMatchObject([
      'pokeReceived',
      { topic: 'admin:chats', poke: { kind: 'item', chat: page.line.key } },
    ]);
  });
});
