/**
 * Many chats in real browsers for a long time, with occasional faults: 0 lost, 0 doubled, in order, and neither the
 * pages' heaps nor the number of sockets grow. CHATS, MINUTES, FAULT_EVERY (seconds) and SEED change the run.
 */
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { findChromium } from '../../scripts/chromium';
import { signIn, type Visit } from '../../e2e/browser';
import { latestName, openWindow, say, shows, visitorBox } from '../../e2e/chatPages';
import { mixFaults } from '../../e2e/faults/mixedFaults';
import { randomFrom } from '../../e2e/faults/random';
import { openFaultStage, type FaultStage } from '../../e2e/faults/stage';

const number = (name: string, usual: number) => Number(process.env[name] ?? usual);
const CHATS = number('CHATS', 50);
const MINUTES = number('MINUTES', 30);
const FAULT_EVERY_MS = 1_000 * number('FAULT_EVERY', 60);
const random = randomFrom(number('SEED', 20260101));

const SEND_MS = 20_000;
const REPLY_MS = 4_000;
const FAULTY_MS = 10_000;
/** The longest back-off with its jitter, and the regular poll of a live channel. */
const SETTLING_MS = 120_000;
/** A channel that was given up is retried within this time, including the moment until its socket opens. */
const RECONNECT_TIMEOUT_MS = 100_000;
const MOST_GROWTH = 0.2;

interface Chat {
  visit: Visit;
  name: string;
  sentTexts: string[];
  replies: string[];
}

interface Row {
  type: string;
  message: string;
  seq: number;
}

/** The heap that a page retains, in kilobytes. */
const heapOf = async ({ page, context }: Visit) => {
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1024;
};

const begin = async (stage: FaultStage): Promise<Chat> => {
  const visit = await stage.visit();
  await openWindow(visit.page, '/terms_and_condition');
  await say(visitorBox(visit.page), 'Hello');
  await shows(visit.page, ['Hello'], SETTLING_MS);
  return { visit, name: await latestName(stage.host()), sentTexts: ['Hello'], replies: [] };
};

const visit = async ({ visit: { page }, sentTexts }: Chat, end: number) => {
  await sleep(SEND_MS * random());
  while (Date.now() < end) {
    const text = `From the visitor ${sentTexts.length}`;
    await say(visitorBox(page), text);
    sentTexts.push(text);
    await sleep(SEND_MS * (0.5 + random()));
  }
};

/** The admin replies to one chat after the other, through the list. */
const answer = async (page: Page, chats: Chat[], end: number) => {
  for (let turn = 0; Date.now() < end; turn += 1) {
    const chat = chats[turn % chats.length];
    if (!chat) return;
    await page.getByRole('button', { name: new RegExp(`^${chat.name}\\b`) }).click();
    const text = `From the admin ${chat.replies.length}`;
    // The previous chat may still be shown, and has another text box.
    await say(page.getByRole('region', { name: chat.name, exact: true }).getByRole('textbox'), text);
    chat.replies.push(text);
    await sleep(REPLY_MS * random());
  }
};

/** Causes faults of every kind at intervals; the host is killed in the first of every five. */
const disturb = async (stage: FaultStage, end: number) => {
  const lines = [stage.line, stage.agentLine];
  for (let turn = 0; Date.now() + FAULT_EVERY_MS < end; turn += 1) {
    await sleep(FAULT_EVERY_MS);
    console.log(
      `  fault ${turn + 1}, with ${lines.map((line) => line.openSockets()).join(' + ')} sockets before it`,
    );
    const faultTheLine = mixFaults(lines, random);
    if (turn % 5 === 0) await stage.killHost();
    const over = Date.now() + FAULTY_MS;
    while (Date.now() < over) {
      await faultTheLine();
      await sleep(500);
    }
    for (const line of lines) line.heal();
  }
};

/** Waits until each page has its channel back after the faults. */
const waitForSockets = async ({ line, agentLine }: FaultStage, over: number) => {
  for (;;) {
    const sockets = line.openSockets() + agentLine.openSockets();
    const seconds = (Date.now() - over) / 1_000;
    if (sockets === CHATS + 1 || Date.now() - over > RECONNECT_TIMEOUT_MS) return { sockets, seconds };
    await sleep(250);
  }
};

const run = async () => {
  process.env.CHROME_PATH = await findChromium();
  const stage = await openFaultStage();
  const admin = await stage.visitAsAdmin();
  await signIn(admin, stage.product);
  const chats: Chat[] = [];
  while (chats.length < CHATS) chats.push(await begin(stage));
  await admin.page.getByRole('link', { name: /^Chat/ }).click();

  const watched = [admin, ...chats.slice(0, 4).map(({ visit }) => visit)];
  const heaps = () => Promise.all(watched.map(heapOf));
  const end = Date.now() + MINUTES * 60_000;
  const settled = sleep((MINUTES * 60_000) / 6).then(heaps);
  console.log(`${CHATS} chats for ${MINUTES} minutes`);
  await Promise.all([
    disturb(stage, end),
    answer(admin.page, chats, end),
    ...chats.map((chat) => visit(chat, end)),
  ]);
  const before = await settled;
  const socketsBack = waitForSockets(stage, Date.now());

  let messages = 0;
  for (const {
    visit: { page },
    name,
    sentTexts,
    replies,
  } of chats) {
    const expected = sentTexts.length + replies.length;
    const readRows = () =>
      stage.host().sql<Row>(
        `select type, message, chat_message.seq from public.chat_message
         join public.chats on chats.id = chat where chats."senderName" = $1 order by chat_message.seq`,
        [name],
      );
    const late = Date.now() + SETTLING_MS;
    while ((await readRows()).length < expected && Date.now() < late) await sleep(250);
    const rows = await readRows();
    const ofType = (side: string) => rows.filter(({ type }) => type === side).map(({ message }) => message);
    assert.deepEqual(ofType('visitor'), sentTexts);
    assert.deepEqual(ofType('agent'), replies);
    assert.deepEqual(
      rows.map(({ seq }) => seq),
      rows.map((_row, index) => index + 1),
    );
    await shows(
      page,
      rows.map(({ message }) => message),
      SETTLING_MS,
    );
    messages += rows.length;
  }
  const { sockets, seconds } = await socketsBack;
  const growth = (await heaps()).map((heap, index) => heap / (before[index] ?? NaN) - 1);
  console.log(`${messages} messages: 0 lost, 0 doubled, in order`);
  console.log(
    `sockets: ${sockets} for ${CHATS + 1} pages, ${seconds.toFixed(0)} s after the last message was written`,
  );
  console.log(
    `heaps (admin, then visitors): ${growth.map((share) => `${(100 * share).toFixed(1)} %`).join(', ')}`,
  );
  await stage.stop();
  assert.equal(sockets, CHATS + 1);
  assert.ok(Math.max(...growth) < MOST_GROWTH, `A heap has grown by more than ${100 * MOST_GROWTH} %.`);
};

run().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
