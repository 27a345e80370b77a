import { randomUUID } from 'node:crypto';
import type { Caller } from './support/api';
import { asAgent, asVisitor } from './support/chat';
import { type ChatHost, startChatHost } from './support/chatHost';

const goneAnswer = { status: 'gone' };

describe('chat access', () => {
  let stage: ChatHost;
  beforeAll(async () => {
    stage = await startChatHost();
  });
  afterAll(() => stage.host.stop());

  it('is denied to every role without the exact secret', async () => {
    const { visitor, topic, chat } = await stage.start();
    const [key] = await stage.host.sql<{ hash: string }>(
      `select rtrim(translate(encode(token_hash, 'base64'), '+/', '-_'), '=') as hash from private.chat_key where chat = $1`,
      [chat],
    );
    for (const call of [stage.roles.anon, stage.roles.user, stage.roles.admin]) {
      for (const token of [
        asVisitor(call).token,
        '',
        '%',
        chat,
        topic,
        topic.slice(5, 48),
        String(key?.hash),
        visitor.token.slice(1),
        `${visitor.token}A`,
      ]) {
        const stranger = asVisitor(call, token);
        expect(await stranger.read()).toEqual(goneAnswer);
        expect(await stranger.send()).toEqual(goneAnswer);
        expect(await stranger.seen(1)).toEqual(goneAnswer);
        expect(await stranger.end()).toEqual(goneAnswer);
        expect(await stranger.typing()).toEqual(goneAnswer);
      }
    }
    expect(await visitor.read()).toMatchObject({ status: 'open', seq: 1, seenSeq: 0 });
  });

  it.each(['chat_reply', 'chat_mark_read', 'chat_agent_read', 'chat_agent_typing'])(
    'is limited to the admin in %s',
    async (name) => {
      const { chat } = await stage.start();
      const more: Record<string, object> = {
        chat_reply: { cid: randomUUID(), body: 'Hi' },
        chat_mark_read: { upto: 1 },
      };
      const body = { chat, ...more[name] };
      const call = (role: Caller) => role('POST', `/rest/v1/rpc/${name}`, { body });
      expect(await call(stage.roles.anon)).toMatchObject({ status: 401, body: { code: '42501' } });
      expect(await call(stage.roles.user)).toMatchObject({ status: 403, body: { code: '42501' } });
      const [admin] = await stage.host.sql<{ user_id: string }>('select user_id from private.admins');
      await stage.host.sql(`insert into auth.mfa_factors values (gen_random_uuid(), $1, 'verified')`, [
        admin?.user_id,
      ]);
      expect(await call(stage.roles.admin)).toMatchObject({ status: 403, body: { code: '42501' } });
      await stage.host.sql('delete from auth.mfa_factors');
      expect(await call(stage.roles.admin)).toMatchObject({ status: 200 });
      expect(await asAgent(stage.roles.admin, chat).read()).toMatchObject({
        seq: name === 'chat_reply' ? 2 : 1,
      });
    },
  );

  it('allows signed-in users to chat as visitors', async () => {
    for (const call of [stage.roles.user, stage.roles.admin]) {
      const visitor = asVisitor(call);
      await visitor.start();
      expect(await visitor.send()).toMatchObject({ status: 'ok', item: { type: 'visitor' } });
    }
  });
});
