import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { WebSocketServer } from 'ws';
import { agentBox, visitorBox } from '../../../e2e/chatPages';
import { openProduct, type Product, type Visit } from '../../../e2e/browser';
import { meet } from '../../../e2e/faults/stage';
import { findChromium } from '../../../scripts/chromium';
import { WITHOUT_LIMITS } from '../../../supabase/tests/support/chat';
import { beside, type Line, line } from '../../../bench/statistics';
import { createMessagePath, notePokes } from './messagePath';

const ROUNDS = 100;
/** People pause: without this the engine is never idle, and nothing has to wake up. */
const PAUSE_MS = 20;

/** The baseline for a chat: a socket whose server only echoes what it is sent. */
const openEcho = async (page: Page) => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket) => socket.on('message', (data: Buffer) => socket.send(data)));
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = await page.evaluateHandle(
    (url) =>
      new Promise<WebSocket>((resolve) => {
        const socket = new WebSocket(url);
        socket.onopen = () => resolve(socket);
      }),
    `ws://127.0.0.1:${port}`,
  );
  /** Milliseconds in the page from sending until the echo arrives. */
  const echo = () =>
    socket.evaluate(
      (socket) =>
        new Promise<number>((resolve) => {
          const start = performance.now();
          socket.onmessage = () => resolve(performance.now() - start);
          socket.send('hello');
        }),
    );
  return { echo, close: () => server.close() };
};

/** Records when each message enters the page, on the clock that all pages of this machine share. */
const watch = async (page: Page) => {
  const arrivalTimes = await page.evaluateHandle(() => {
    const arrivalTimes = new Map<string, number>();
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role="log"] [data-part="text"]')) {
        if (!arrivalTimes.has(textContent))
          arrivalTimes.set(textContent, performance.timeOrigin + performance.now());
      }
    }).observe(document.body, { childList: true, subtree: true });
    return arrivalTimes;
  });
  return (text: string) =>
    page
      .waitForFunction(([arrivalTimes, text]) => arrivalTimes.get(text), [arrivalTimes, text] as const)
      .then((at) => at.jsonValue());
};

/** Resolves with the time at which Enter was pressed. */
const send = async (box: Locator, text: string) => {
  await box.fill(text);
  return box.evaluate((element) => {
    const start = performance.timeOrigin + performance.now();
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    return start;
  });
};

const visit = async ({ browser, host }: Product): Promise<Visit> => {
  const context = await browser.newContext({ baseURL: host.url, locale: 'en-US' });
  const page = await context.newPage();
  await notePokes(page);
  return { context, page, complaints: [], strangers: [], settled: () => page.waitForLoadState() };
};

/** D3 in two browsers that are connected directly to the host, compared with a bare socket of the same browser. */
export const measureDomDelivery = async (): Promise<Line[]> => {
  process.env.CHROME_PATH = await findChromium();
  const product = await openProduct();
  try {
    await product.host.sql(WITHOUT_LIMITS);
    const talk = await meet({ visitor: await visit(product), admin: await visit(product) }, product);
    const bare = await openEcho((await visit(product)).page);
    const [visitor, agent] = [talk.visitor.page, talk.admin.page];
    const [atVisitor, atAgent] = [await watch(visitor), await watch(agent)];
    const path = createMessagePath(visitor, agent);
    const [echoed, toAgent, toVisitor]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < ROUNDS; round++) {
      echoed.push(await bare.echo());
      await sleep(PAUSE_MS);
      const sendTime = await send(visitorBox(visitor), `Question ${round}`);
      const agentTime = (await atAgent(`Question ${round}`)) ?? NaN;
      toAgent.push(agentTime - sendTime);
      await path.note(sendTime, agentTime);
      await sleep(PAUSE_MS);
      const answered = await send(agentBox(agent), `Answer ${round}`);
      toVisitor.push(((await atVisitor(`Answer ${round}`)) ?? NaN) - answered);
      await sleep(PAUSE_MS);
    }
    bare.close();
    return [
      line('raw WebSocket echo, in a page', echoed),
      beside('D3 visitor’s Enter, in the agent’s document', toAgent, echoed, [25, 35]),
      beside('D3 agent’s Enter, in the visitor’s document', toVisitor, echoed, [25, 35]),
      ...path.lines(),
    ];
  } finally {
    await product.stop();
  }
};
