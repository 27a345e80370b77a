import type { Page } from 'playwright-core';
import { type Line, line } from '../../../bench/statistics';

declare global {
  interface Window {
    /** When pokes have arrived, in ms of the clock that all pages of a machine share. */
    pokedAt: number[];
  }
}

/** Has a page note, from its next document on, when the socket brings a poke. */
export const notePokes = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.pokedAt = [];
    const Socket = window.WebSocket;
    window.WebSocket = class extends Socket {
      constructor(...args: ConstructorParameters<typeof WebSocket>) {
        super(...args);
        this.addEventListener('message', ({ data }) => {
          if (typeof data === 'string' && data.includes('"poke"') && data.includes('"item"'))
            window.pokedAt.push(performance.timeOrigin + performance.now());
        });
      }
    };
  });

/** The latest request of a page for a function, as [start, end] in ms of that clock. */
const lastCall = (page: Page, name: string) =>
  page.evaluate((sought) => {
    const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const call = calls.findLast(({ name: url }) => url.endsWith(`/rpc/${sought}`));
    return call && [performance.timeOrigin + call.startTime, performance.timeOrigin + call.responseEnd];
  }, name);

const PARTS = [
  'page: Enter until the request',
  'host: request until the poke has arrived',
  'page: poke until the read',
  'host: read',
  'page: answer until the document',
] as const;

/** Takes the way of messages from a visitor to an agent apart. */
export const createMessagePath = (visitor: Page, agent: Page) => {
  const times: number[][] = PARTS.map(() => []);
  return {
    /** Of the last message: when Enter was pressed, and when it was in the agent's document. */
    note: async (entered: number, shownAt: number): Promise<void> => {
      const sendCall = await lastCall(visitor, 'chat_send');
      const readCall = await lastCall(agent, 'chat_agent_read');
      const poked = await agent.evaluate((since) => window.pokedAt.find((at) => at > since), entered);
      await Promise.all(
        [visitor, agent].map((page) => page.evaluate(() => performance.clearResourceTimings())),
      );
      if (!sendCall || !readCall || !poked) return;
      const points = [entered, sendCall[0], poked, readCall[0], readCall[1], shownAt] as number[];
      points.slice(1).forEach((point, index) => times[index]?.push(point - (points[index] ?? NaN)));
    },
    lines: (): Line[] => PARTS.map((part, index) => line(`D3 ${part}`, times[index] ?? [])),
  };
};
