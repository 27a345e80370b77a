import { time } from '../../../bench/statistics';
import { sendEmptyRequest } from './emptyRequests';
import { readChats } from './adminWork';
import { type Figure, figure, p50, p95, times } from './report';
import { openChats, type Stage } from './stage';

const ROUNDS = 60;

const measure = async (stage: Stage, chats: number): Promise<Figure[]> => {
  await openChats(stage, chats);
  const [list, empty]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    list.push(await time(() => readChats(stage)));
    empty.push(await time(() => sendEmptyRequest(stage)));
  }
  const kilobytes = Buffer.byteLength(JSON.stringify(await readChats(stage))) / 1024;
  return [
    figure(`L4 the admin's list of ${chats} chats, KB`, kilobytes, 'KB', { goal: 100 }),
    figure(`L4 p50 of the same`, p50(list), 'ms', {
      goal: 30,
      beside: times(p50(list), p50(empty), 'empty'),
    }),
    figure(`L4 p95 of the same`, p95(list), 'ms'),
  ];
};

/** L4: what the admin's browser polls every six seconds, with few chats and with many. */
export const measureList = async (stage: Stage): Promise<Figure[]> => [
  ...(await measure(stage, 200)),
  ...(await measure(stage, 1000)),
];
