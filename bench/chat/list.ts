import { quantile } from '../../scripts/quantile';
import { asVisitor } from '../../supabase/local/testing/chat';
import { below, type Line, line, time } from '../statistics';
import { fill, type Stage } from './stage';

const CHATS = 200;
const MESSAGES = 60;
const LENGTH = 600;
const ROUNDS = 60;

const bytesOf = (body: unknown): number => Buffer.byteLength(JSON.stringify(body));

/** The list that an admin's browser polls every six seconds, compared with the whole chats that the specification lists. */
export const measureList = async (stage: Stage): Promise<Line[]> => {
  for (let count = 0; count < CHATS; count++) await asVisitor(stage.anon).start('m'.repeat(LENGTH));
  const chats = await stage.host.sql<{ id: string }>('select id from public.chats where seq = 1');
  for (const { id } of chats) await fill(stage, id, MESSAGES, LENGTH);
  await stage.host.sql('analyze public.chats');
  await stage.host.sql('analyze public.chat_message');

  const list = () => stage.admin('GET', `/rest/v1/chat_summary?order=updated_at.desc&limit=${CHATS}`);
  const whole = () => stage.admin('GET', `/rest/v1/chats?select=*,message:chat_message(*)&limit=${CHATS}`);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await time(list));
  const wholeTimes = [await time(whole), await time(whole), await time(whole)];
  const kilobytes = bytesOf((await list()).body) / 1024;
  const wholeKilobytes = bytesOf((await whole()).body) / 1024;
  return [
    line(`L4 list of ${CHATS} chats`, times, { typicalLimit: 30 }),
    {
      what: `L4 list of ${CHATS} chats, KB`,
      p50: kilobytes.toFixed(0),
      limit: below(100, kilobytes, 'KB'),
    },
    { what: `the same with every message`, p50: quantile(wholeTimes, 0.5).toFixed(0) },
    { what: `the same with every message, KB`, p50: wholeKilobytes.toFixed(0) },
  ];
};
