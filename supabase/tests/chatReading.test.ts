import { type ChatHost, startChatHost } from './support/chatHost';

describe('reading a chat', () => {
  let stage: ChatHost;
  beforeAll(async () => {
    stage = await startChatHost();
  });
  afterAll(() => stage.host.stop());

  describe('read marks', () => {
    it('are set up to the given position only', async () => {
      const { visitor, agent, chat } = await stage.start();
      await visitor.send('two');
      await visitor.send('three, while the admin reads');
      expect(await agent.markRead(2)).toEqual({ status: 'ok', readSeq: 2 });
      const { readSeq, items } = await visitor.read();
      expect(readSeq).toBe(2);
      expect(items.map(({ isRead, isDelivered }) => [isRead, isDelivered])).toEqual([
        [true, true],
        [true, true],
        [false, false],
      ]);
      const { body } = await stage.roles.admin('GET', `/rest/v1/chat_summary?id=eq.${chat}`);
      expect(body).toMatchObject([{ seq: 3, readSeq: 2, unread: 1 }]);
    });

    it('are set by each side for the messages of the other', async () => {
      const { visitor, agent } = await stage.start();
      await agent.reply('two');
      expect(await visitor.seen(2)).toEqual({ status: 'ok', seenSeq: 2 });
      const { seenSeq, readSeq, items } = await agent.read();
      expect({ seenSeq, readSeq }).toEqual({ seenSeq: 2, readSeq: 0 });
      expect(items.map(({ isRead }) => isRead)).toEqual([false, true]);
    });

    it('never decrease and never exceed the last message', async () => {
      const { visitor, agent } = await stage.start();
      expect(await agent.markRead(99)).toEqual({ status: 'ok', readSeq: 1 });
      expect(await agent.markRead(0)).toEqual({ status: 'ok', readSeq: 1 });
      expect(await agent.markRead(-5)).toEqual({ status: 'ok', readSeq: 1 });
      await visitor.send('two');
      expect(await agent.markRead(null as never)).toEqual({ status: 'ok', readSeq: 1 });
      expect((await visitor.read()).items[1]).toMatchObject({ isRead: false });
    });
  });

  describe('chat list of the admin', () => {
    it('returns a summary of each chat, newest first', async () => {
      const older = await stage.start();
      const newer = await stage.start();
      await older.visitor.send('x'.repeat(2000));
      await newer.agent.reply('Yes?');
      await older.visitor.send('\u{1F69A}'.repeat(100));
      const { body } = await stage.roles.admin(
        'GET',
        `/rest/v1/chat_summary?id=in.(${newer.chat},${older.chat})&order=updated_at.desc`,
      );
      expect(body).toEqual([
        {
          id: older.chat,
          created_at: expect.any(String) as string,
          updated_at: expect.any(String) as string,
          senderName: expect.stringMatching(/^visitor-/) as string,
          seq: 3,
          readSeq: 0,
          unread: 3,
          lastText: '\u{1F69A}'.repeat(80),
          lastType: 'visitor',
          lastDate: expect.any(String) as string,
          adminActive: false,
          senderActive: true,
          endedChat: false,
          unreadTotal: expect.any(Number) as number,
          waiting_since: expect.any(String) as string,
          labels: [],
          assigned_to: null,
          snoozed_until: null,
        },
        expect.objectContaining({ id: newer.chat, seq: 2, unread: 1, lastType: 'agent', adminActive: true }),
      ]);
    });

    it('includes the unread total of all chats in each row', async () => {
      const chat = await stage.start();
      const other = await stage.start();
      const total = async () => {
        const { body } = await stage.roles.admin('GET', `/rest/v1/chat_summary?id=eq.${chat.chat}`);
        return (body as { unreadTotal: number }[])[0]?.unreadTotal ?? NaN;
      };
      const before = await total();
      await other.visitor.send('two');
      expect(await total()).toBe(before + 1);
      await other.agent.markRead(2);
      expect(await total()).toBe(before - 1);
    });

    it('embeds message and unReadMessage with the fields of the specification', async () => {
      const { visitor, agent, chat } = await stage.start();
      await visitor.send('two');
      await agent.reply('three');
      await agent.markRead(1);
      await visitor.end();
      const select = 'select=*,message:chat_message(*),unReadMessage:chat_message(*)';
      const unread = 'unReadMessage.isRead=is.false&unReadMessage.type=eq.visitor';
      const { body } = await stage.roles.admin(
        'GET',
        `/rest/v1/chats?id=eq.${chat}&${select}&${unread}&message.order=seq`,
      );
      expect(body).toMatchObject([
        {
          id: chat,
          adminName: 'agent-support',
          adminActive: true,
          senderActive: false,
          endedChat: true,
          message: [
            { message: 'Hello', isRead: true, type: 'visitor' },
            { message: 'two' },
            { message: 'three', senderName: 'agent-support', type: 'agent' },
          ],
          unReadMessage: [{ message: 'two', isRead: false }],
        },
      ]);
    });
  });
});
