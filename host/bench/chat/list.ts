import { quantile } from '../../../bench/quantile';
import { LIST_COLUMNS } from '../../../src/features/chat/listColumns';
import { asVisitor } from '../../../supabase/tests/support/chat';
import { fillChats } from '../../../supabase/tests/support/fill';
import { below, beside, type Line, line, time, typical } from '../../../bench/statistics';
import { fill, type Stage } from './stage';

const CHATS = 200;
const MESSAGES = 60;
const LENGTH = 600;
const ROUNDS = 60;

const bytesOf = (body: unknown): number => Buffer.byteLength(JSON.stringify(body));

const SMALL = 100;
const LARGE = 10_000;
const SEARCHES = 20;
const LIST = 'the list';

/** The first page of the list, and of what a filter or a search finds, among few conversations and among many. */
export const measureManyChats = async (stage: Stage): Promise<Line[]> => {
  const list = () =>
    stage.admin('GET', `/rest/v1/chat_summary?select=${LIST_COLUMNS}&order=updated_at.desc&limit=${SMALL}`);
  const find = (filter: object) => () =>
    stage.admin('POST', '/rest/v1/rpc/find_chats', { body: { filter, page: 0, page_size: SMALL } });
  const measurements: [what: string, ask: () => Promise<unknown>, rounds: number][] = [
    [LIST, list, ROUNDS],
    ['those waiting', find({ state: 'waiting' }), ROUNDS],
    ['a search', find({ search: 'nowhere to be found' }), SEARCHES],
  ];
  const measured = async () => {
    const times: number[][] = [];
    for (const [, ask, rounds] of measurements) {
      const each: number[] = [];
      for (let round = 0; round < rounds; round += 1) each.push(await time(ask));
      times.push(each);
    }
    return times;
  };
  await fillChats(stage.host, SMALL, 20, 100);
  const few = await measured();
  await fillChats(stage.host, LARGE - SMALL, 20, 100);
  const many = await measured();
  return measurements.flatMap(([title], index) => {
    const [before = [], after = []] = [few[index], many[index]];
    const grown = `${title}, ${LARGE} conversations`;
    return [
      line(`${title}, ${SMALL} conversations`, before),
      title === LIST
        ? beside(grown, after, before, [1.2, 1.5])
        : line(grown, after, { base: typical(before) }),
    ];
  });
};

/** The list that an admin's browser polls every six seconds, compared with the whole chats that the specification lists. */
export const measureList = async (stage: Stage): Promise<Line[]> => {
  for (let count = 0; count < CHATS; count++) await asVisitor(stage.anon).start('m'.repeat(LENGTH));
  const chats = await stage.host.sql<{ id: string }>('select id from public.chats where seq = 1');
  for (const { id } of chats) await fill(stage, id, MESSAGES, LENGTH);
  await stage.host.sql('analyze public.chats');
  await stage.host.sql('analyze public.chat_message');

  const list = () =>
    stage.admin('GET', `/rest/v1/chat_summary?select=${LIST_COLUMNS}&order=updated_at.desc&limit=${CHATS}`);
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
