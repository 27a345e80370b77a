import { atRate, every } from '../pace';
import { time } from '../../../bench/statistics';
import { timeEmptyRequests } from './emptyRequests';
import { adminWork } from './adminWork';
import { type Figure, figure, p50, p95, times } from './report';
import { openChats, type Stage } from './stage';
import { type ChatVisitor, chatVisitor, inquire, subscribe, track } from './visitors';

const POLL_MS = 6000;
const SEND_MS = 20_000;

export interface Day {
  chats: number;
  seconds: number;
  /** Look-ups and forms per second. */
  lookUps: number;
  forms: number;
}

export interface Times {
  chat: number[];
  tracking: number[];
  forms: number[];
  admin: number[];
}

const startChats = async (stage: Stage, count: number): Promise<ChatVisitor[]> => {
  const chatVisitors: ChatVisitor[] = [];
  for (let index = 0; index < count; index++) {
    const visitor = chatVisitor(stage);
    await visitor.start();
    chatVisitors.push(visitor);
  }
  return chatVisitors;
};

/** Visitors chat, track and send forms while the admin works; returns how long each kind of call took. */
export const simulateDay = async (stage: Stage, { chats, seconds, lookUps, forms }: Day): Promise<Times> => {
  const durations: Times = { chat: [], tracking: [], forms: [], admin: [] };
  const timed = (kind: keyof Times, work: () => Promise<unknown>) => async (): Promise<void> =>
    void durations[kind].push(await time(work));

  const chatVisitors = await startChats(stage, chats);
  const admin = adminWork(stage);
  const end = performance.now() + seconds * 1000;
  let form = 0;
  await Promise.all([
    ...chatVisitors.flatMap(({ poll, send }, index) => [
      every(POLL_MS, index / chats, end, timed('chat', poll)),
      every(SEND_MS, ((index * 7) % chats) / chats, end, timed('chat', send)),
    ]),
    atRate(
      lookUps,
      seconds,
      timed('tracking', () => track(stage)),
    ),
    atRate(
      forms,
      seconds,
      timed('forms', () => (form++ % 2 ? subscribe : inquire)(stage)),
    ),
    every(POLL_MS, 0, end, timed('admin', admin.poll)),
    every(2000, 0.5, end, timed('admin', admin.answer)),
    every(5000, 0.2, end, timed('admin', admin.edit)),
    every(5000, 0.7, end, timed('admin', admin.look)),
  ]);
  return durations;
};

const measure = async (stage: Stage, id: string, chats: number, goal: number): Promise<Figure[]> => {
  await openChats(stage, 1000);
  const seconds = stage.isFull ? 600 : 30;
  const [durations, empty] = await Promise.all([
    simulateDay(stage, { chats, seconds, lookUps: 5, forms: 1 }),
    timeEmptyRequests(stage, seconds),
  ]);
  const calls = Object.values<number[]>({ ...durations }).reduce((sum, { length }) => sum + length, 0);
  const beside = times(p95(durations.chat), p95(empty), 'empty');
  const rate = (calls / seconds).toFixed(0);
  return [
    figure(
      `${id} ${chats} chats, p95 of a visitor's call (${rate} calls/s in all)`,
      p95(durations.chat),
      'ms',
      {
        goal,
        beside,
      },
    ),
    figure(`${id} p50 of the same`, p50(durations.chat), 'ms'),
    figure(`${id} p95 of a look-up beside`, p95(durations.tracking), 'ms'),
    figure(`${id} p95 of a form beside`, p95(durations.forms), 'ms'),
    figure(`${id} p95 of what the admin does beside`, p95(durations.admin), 'ms'),
  ];
};

/** L1 and L2: open chats at a human pace, alongside all other traffic. */
export const measureDay = (stage: Stage): Promise<Figure[]> => measure(stage, 'L1', 200, 150);
export const measureBusyDay = (stage: Stage): Promise<Figure[]> => measure(stage, 'L2', 500, 400);
