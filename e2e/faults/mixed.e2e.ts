import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator } from 'playwright-core';
import { IS_FULL } from '../../supabase/tests/support/fullRun';
import { agentBox, say, shows, stored, visitorBox } from '../chatPages';
import { mixFaults } from './mixedFaults';
import { randomFrom } from './random';
import { openFaultStage, type FaultStage } from './stage';

const SEED = Number(process.env.SEED ?? 20260101);
const MESSAGES = IS_FULL ? 40 : 24;
/** The time of a page for each of a real quarter of a second: what has to wait need not be waited for. */
const STEP_MS = 5_000;
/** The longest back-off and its jitter, twice: the faults may end just after a retry (design: 30 s and 1 s). */
const SETTLING_MS = 62_000;

jest.setTimeout(300_000);

describe('a chat on a network with mixed faults', () => {
  let stage: FaultStage;
  beforeAll(async () => {
    stage = await openFaultStage();
  });
  afterAll(() => stage.stop());

  it('stores every message once, and shows one order on both sides', async () => {
    const { visitor, admin } = await stage.meet(({ page }) => page.clock.install());
    const random = randomFrom(SEED);
    const faultTheLine = mixFaults([stage.line, stage.agentLine], random);
    const bodiesOf = (name: string) => Array.from({ length: MESSAGES }, (_none, index) => `${name} ${index}`);
    const write = async (box: Locator, texts: string[]) => {
      for (const text of texts) {
        await say(box, text);
        await sleep(900 * random());
      }
    };
    let isOver = false;
    const disturb = async () => {
      for (let turn = 1; !isOver; turn += 1) {
        await sleep(750);
        if (turn === 3) await stage.killHost();
        await faultTheLine();
      }
    };
    const disturbing = disturb();
    await Promise.all([
      write(visitorBox(visitor.page), bodiesOf('V')),
      write(agentBox(admin.page), bodiesOf('A')),
    ]);
    isOver = true;
    await disturbing;
    for (const proxy of [stage.line, stage.agentLine]) proxy.heal();

    const isStored = async () => (await stored(stage.host())).length >= 2 * MESSAGES + 1;
    for (let passed = 0; passed < SETTLING_MS && !(await isStored()); passed += STEP_MS) {
      for (const { page } of [visitor, admin]) await page.clock.fastForward(STEP_MS);
      await sleep(250);
    }
    for (const end = Date.now() + SETTLING_MS; Date.now() < end && !(await isStored());) await sleep(250);
    const texts = await stored(stage.host());
    for (const name of ['V', 'A']) {
      expect(texts.filter((text) => text.startsWith(`${name} `))).toEqual(bodiesOf(name));
    }
    expect(texts).toHaveLength(2 * MESSAGES + 1);
    await shows(visitor.page, texts, SETTLING_MS);
    await shows(admin.page, texts, SETTLING_MS);
  });
});
