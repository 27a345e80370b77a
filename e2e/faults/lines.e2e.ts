import { until } from '../../supabase/tests/support/listening';
import { CHAT_POLL_MS } from '../../src/config/timing';
import { SECOND_LOOK_MS } from '../../src/realtime/policy';
import { IS_FULL } from '../../supabase/tests/support/fullRun';
import { agentBox, openLatest, say, see, shows, stored, visitorBox } from '../chatPages';
import { letToastsGo } from '../toasts';
import { cutConnection, killAndRestartHost, waitForAgreement } from './scenarios';
import { openFaultStage, type FaultStage, type Talk } from './stage';

/** At least what a message waits after each attempt; the sixth would be half a minute later. */
const WAITS_MS = [2_000, 3_000, 5_000, 9_000, 17_000];
/** A killed host more proves the same. */
const KILLS = IS_FULL ? 3 : 1;
/** The chat polls every 6 seconds without a live channel, and once a minute with one. */
const LOOK_MS = 30_000;
const SLOW_LOOK_MS = 90_000;
/** Much less than the remaining back-off of a message in an offline browser. */
const AT_ONCE_MS = 12_000;

jest.setTimeout(300_000);

describe('a chat on a faulty network', () => {
  let stage: FaultStage;
  let talk: Talk;
  beforeAll(async () => {
    stage = await openFaultStage();
    talk = await stage.meet(({ page }) => page.clock.install());
  });
  afterAll(() => stage.stop());
  afterEach(() => [stage.line, stage.agentLine].forEach((line) => line.heal()));

  const fromVisitor = (text: string) => say(visitorBox(talk.visitor.page), text);
  const fromAdmin = (text: string) => say(agentBox(talk.admin.page), text);
  const areStored = (...texts: string[]) =>
    until(async () => {
      const storedTexts = await stored(stage.host());
      return texts.every((text) => storedTexts.includes(text));
    });
  const timesOf = (texts: string[], text: string) => texts.filter((stored) => stored === text).length;

  it('is complete within 12 seconds after an outage of 30 seconds', async () => {
    const { page } = talk.visitor;
    const { complete, flushed } = await cutConnection(stage, talk, async () => {
      for (const wait of WAITS_MS) {
        const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/chat_send'));
        await page.clock.fastForward(wait);
        await failed;
      }
    });
    expect(complete).toBeLessThan(AT_ONCE_MS);
    expect(flushed).toBeLessThan(AT_ONCE_MS);
    const { texts } = await waitForAgreement(stage, talk);
    expect(texts).toEqual(['Hello', 'On 1', 'On 2', 'On 3', 'Off 1', 'Off 2', 'Off 3']);
  });

  it('stores each message once when the host is killed', async () => {
    for (let time = 1; time <= KILLS; time += 1) await killAndRestartHost(stage, talk, `Kill ${time}`);
    const { texts } = await waitForAgreement(stage, talk);
    expect(texts).toHaveLength(7 + 2 * KILLS);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it.each(['lost', 'double'] as const)('stores a message once when its call is "%s"', async (fault) => {
    let remaining = 4;
    for (const line of [stage.line, stage.agentLine]) {
      line.faults.call = (path) => (/send|reply/.test(path) && (remaining -= 1) >= 0 ? fault : undefined);
    }
    await Promise.all([fromVisitor(`${fault} V`), fromAdmin(`${fault} A`)]);
    await Promise.all([see(talk.admin.page, `${fault} V`), see(talk.visitor.page, `${fault} A`)]);
    const { texts } = await waitForAgreement(stage, talk);
    expect([timesOf(texts, `${fault} V`), timesOf(texts, `${fault} A`)]).toEqual([1, 1]);
  });

  it('continues without Realtime, and shows no error', async () => {
    for (const { page } of [talk.visitor, talk.admin]) await letToastsGo(page); // about earlier faults
    for (const line of [stage.line, stage.agentLine]) {
      line.faults.isRefusing = true;
      line.cutSockets();
    }
    await Promise.all([fromVisitor('No socket V'), fromAdmin('No socket A')]);
    await areStored('No socket V', 'No socket A');
    for (const { page } of [talk.visitor, talk.admin]) await page.clock.fastForward(CHAT_POLL_MS);
    await see(talk.visitor.page, 'No socket A', LOOK_MS);
    await see(talk.admin.page, 'No socket V', LOOK_MS);
    expect([stage.line.openSockets(), stage.agentLine.openSockets()]).toEqual([0, 0]);
    for (const { page } of [talk.visitor, talk.admin]) {
      expect(await page.locator('.notistack-MuiContent-error').count()).toBe(0);
    }
  });

  it('has one socket on each side again once sockets are accepted', async () => {
    for (const { page } of [talk.visitor, talk.admin]) {
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
    }
    while (stage.line.openSockets() + stage.agentLine.openSockets() < 2)
      await talk.visitor.page.waitForTimeout(100);
    await fromAdmin('Sockets are back');
    await see(talk.visitor.page, 'Sockets are back', LOOK_MS);
    expect([stage.line.openSockets(), stage.agentLine.openSockets()]).toEqual([1, 1]);
  });

  it('reads a message whose hint was lost with the next hint, in order', async () => {
    const before = await stored(stage.host());
    let isDeaf = true;
    stage.line.faults.frame = (text) => (isDeaf && text.includes('"poke"') ? 'drop' : undefined);
    await fromAdmin('Unannounced');
    await shows(talk.admin.page, [...before, 'Unannounced']);
    isDeaf = false;
    await fromAdmin('Announced');
    await see(talk.visitor.page, 'Announced', SLOW_LOOK_MS);
    const { texts } = await waitForAgreement(stage, talk);
    expect(texts.slice(-2)).toEqual(['Unannounced', 'Announced']);
  });

  it('reads at most once for each hint, including doubled and forged ones', async () => {
    const readPath = '/rest/v1/rpc/chat_read';
    const faults = ['double', 'forge'];
    let pokes = 0;
    stage.line.faults.frame = (text) => {
      if (!text.includes('"poke"')) return undefined;
      pokes += 1;
      const fault = text.includes('"item"') ? faults.shift() : undefined;
      if (fault === 'double') pokes += 1;
      return fault === 'forge' ? { forged: text.replace(/"seq":\d+/, '"seq":999999') } : (fault as 'double');
    };
    const [before, start] = [stage.line.countOf(readPath), Date.now()];
    for (const text of ['Twice announced', 'Wrongly announced']) {
      await fromAdmin(text);
      await see(talk.visitor.page, text, SLOW_LOOK_MS);
    }
    await waitForAgreement(stage, talk);
    // It polls once a minute, and the second poll of the last join may still be pending.
    const looks = 1 + Math.ceil((Date.now() - start) / 60_000);
    expect(faults).toEqual([]);
    expect(stage.line.countOf(readPath) - before).toBeLessThanOrEqual(pokes + looks);
  });

  it('shows a message whose hint is lost just after the channel was joined', async () => {
    let isJoined = false;
    stage.line.faults.frame = (text) => {
      isJoined ||= text.includes('postgres_changes');
      return text.includes('"poke"') ? 'drop' : undefined;
    };
    await talk.visitor.page.reload();
    await until(() => isJoined);
    await fromAdmin('Too early');
    await areStored('Too early');
    await talk.visitor.page.clock.fastForward(SECOND_LOOK_MS);
    await see(talk.visitor.page, 'Too early', LOOK_MS);
  });

  it('contains every message once after all of these faults', async () => {
    await talk.admin.page.reload();
    await openLatest(talk.admin.page, stage.host());
    const { texts } = await waitForAgreement(stage, talk);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
