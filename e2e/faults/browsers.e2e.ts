import type { Page } from 'playwright-core';
import { CHAT_POLL_MS } from '../../src/config/timing';
import { IS_FULL } from '../../supabase/tests/support/fullRun';
import type { Visit } from '../browser';
import { agentBox, openLatest, openWindow, say, see, shows, visitorBox } from '../chatPages';
import { openSignedIn } from '../session';
import { sleepAndWake, waitForAgreement } from './scenarios';
import { openFaultStage, type FaultStage, type Prepare, type Talk } from './stage';

/** A token is valid for an hour; an admin who is idle for a quarter of an hour is signed out. */
const AWAKE_MINUTES = [10, 10, 10, 10, 10];
const ASLEEP_MINUTES = 12;
/** Beyond the hour of a token on both sides, and in the full run also within it. */
const MINUTES_OFF = IS_FULL ? [-70, -30, 30, 70] : [-70, 70];

/** At least what a message waits after its first attempt. */
const RETRY_MS = 2_000;
/** Without a live channel the chat polls every 6 seconds. */
const LOOK_MS = 30_000;

/** Shifts the clock of a Node process. */
const laterBy = (minutes: number) => {
  const shift = `const now = Date.now; Date.now = () => now() + ${minutes * 60_000}`;
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(shift)}` };
};

jest.setTimeout(300_000);

describe('a chat in a browser', () => {
  let stage: FaultStage;
  let visits: Visit[];
  /** Signed in for all tests in which nothing is the matter with the admin's page. */
  let admin: Visit;
  beforeAll(async () => {
    stage = await openFaultStage();
    admin = await stage.visitAsAdmin();
    await openSignedIn(admin, stage.product);
  });
  afterAll(() => stage.stop());
  beforeEach(() => void (visits = []));
  afterEach(async () => {
    for (const line of [stage.line, stage.agentLine]) line.heal();
    await Promise.all(visits.map(({ context }) => context.close()));
  });

  const meet = async (prepare?: Prepare, adminVisit?: Visit): Promise<Talk> => {
    const talk = await stage.meet(prepare, adminVisit);
    visits.push(talk.visitor, ...(adminVisit ? [] : [talk.admin]));
    return talk;
  };
  const enterAnew = async (prepare?: Prepare) => {
    const visit = await stage.visitAsAdmin();
    visits.push(visit);
    await prepare?.(visit);
    await openSignedIn(visit, stage.product);
    return visit;
  };
  const withClock = ({ page }: Visit) => page.clock.install();
  const exchange = async ({ visitor, admin }: Talk, name = '') => {
    await say(visitorBox(visitor.page), `Ping${name}`);
    await see(admin.page, `Ping${name}`);
    await say(agentBox(admin.page), `Pong${name}`);
    await see(visitor.page, `Pong${name}`);
  };
  const countChats = async () => {
    const [row] = await stage
      .host()
      .sql<{ chats: number }>('select count(*)::int as chats from public.chats');
    return row?.chats ?? NaN;
  };
  /** Sets a mark that a reloaded page does not have. */
  const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSame: true }));
  const isSame = (page: Page) => page.evaluate(() => 'isSame' in window);

  it('that sleeps for six minutes is complete after waking, without a reload', async () => {
    const talk = await meet(withClock, admin);
    const { page } = talk.visitor;
    await mark(page);
    await sleepAndWake(page, 6, async () => {
      stage.line.cutSockets();
      for (const text of ['One', 'Two', 'Three']) await say(agentBox(talk.admin.page), text);
      await see(talk.admin.page, 'Three');
    });
    await see(page, 'Three');
    expect((await waitForAgreement(stage, talk)).texts).toEqual(['Hello', 'One', 'Two', 'Three']);
    expect(await isSame(page)).toBe(true);
  });

  it('with a dead socket polls, and opens a new socket', async () => {
    const talk = await meet(withClock, admin);
    stage.line.faults.isFrozen = true;
    await say(agentBox(talk.admin.page), 'Into the void');
    await see(talk.admin.page, 'Into the void');
    await talk.visitor.page.clock.fastForward(70_000);
    await see(talk.visitor.page, 'Into the void', LOOK_MS);
    stage.line.heal();
    await talk.visitor.page.clock.fastForward(70_000);
    while (stage.line.openSockets() === 0) await talk.visitor.page.waitForTimeout(100);
    await exchange(talk);
  });

  it.each(MINUTES_OFF)('with a clock that is %i minutes off works', async (minutes) => {
    const before = stage.agentLine.countOf('/auth/v1/token');
    const talk = await meet(({ page }) => page.clock.install({ time: Date.now() + minutes * 60_000 }));
    for (const name of [' 1', ' 2']) await exchange(talk, name);
    const { texts } = await waitForAgreement(stage, talk);
    expect(texts).toEqual(['Hello', 'Ping 1', 'Pong 1', 'Ping 2', 'Pong 2']);
    expect(stage.agentLine.countOf('/auth/v1/token') - before).toBe(1);
  });

  const full = () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  };
  const blocked = () => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    }
  };
  it.each([
    ['with full storage', full],
    ['with blocked storage', blocked],
  ])('%s works for the lifetime of the page, and so does the admin’s session', async (_name, prevent) => {
    const talk = await meet(({ context }) => context.addInitScript(prevent));
    await exchange(talk);
    await shows(talk.visitor.page, ['Hello', 'Ping', 'Pong']);
    const { page } = talk.admin;
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
    // Support for second factors is probed with a factor type that does not exist: the browser logs the 400.
    const ofFactors = /status of 400/;
    expect(talk.visitor.complaints).toEqual([]);
    expect(talk.admin.complaints.filter((line) => !ofFactors.test(line))).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: 'Login' }).waitFor();
  });

  it('is the same in two tabs of the visitor', async () => {
    const talk = await meet(undefined, admin);
    const second = await talk.visitor.context.newPage();
    await openWindow(second, '/privacy_policy');
    await shows(second, ['Hello']);
    await Promise.all([
      say(visitorBox(talk.visitor.page), 'From the first'),
      say(visitorBox(second), 'From the second'),
    ]);
    const both = await (async () => {
      await see(talk.admin.page, 'From the first');
      await see(talk.admin.page, 'From the second');
      return (await waitForAgreement(stage, talk)).texts;
    })();
    expect(both).toHaveLength(3);
    await shows(second, both, LOOK_MS);
    await second.getByRole('button', { name: 'Close and end the chat' }).click();
    await talk.visitor.page.getByText('Chat ended').first().waitFor();
  });

  it('can be answered and ended in either of the admin’s two tabs', async () => {
    const talk = await meet(undefined, admin);
    const second = await enterAnew();
    await openLatest(second.page, stage.host());
    await Promise.all([
      say(agentBox(talk.admin.page), 'From the first'),
      say(agentBox(second.page), 'From the second'),
    ]);
    await see(talk.visitor.page, 'From the first');
    await see(talk.visitor.page, 'From the second');
    const { texts } = await waitForAgreement(stage, talk);
    expect(texts).toHaveLength(3);
    await shows(second.page, texts);
    const before = await countChats();
    // One deletes while the other writes: the deleted chat is not created again.
    await second.page.getByRole('button', { name: 'End this Chat' }).click();
    await agentBox(talk.admin.page).fill('Too late?');
    const confirm = second.page.getByRole('button', { name: 'End chat' });
    await Promise.all([confirm.click(), agentBox(talk.admin.page).press('Enter')]);
    const ended = talk.visitor.page.getByText('Chat ended').first();
    const askedAgain = second.page.getByText('was not deleted'); // if the message was first
    await Promise.race([ended.waitFor(), askedAgain.waitFor().then(() => confirm.click())]);
    await ended.waitFor();
    expect(await countChats()).toBe(before - 1);
  });

  it('on a slow network sends each message once', async () => {
    const talk = await meet(undefined, admin);
    const network = await talk.visitor.context.newCDPSession(talk.visitor.page);
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await visitorBox(talk.visitor.page).fill('Once');
    await Promise.all([1, 2].map(() => visitorBox(talk.visitor.page).press('Enter')));
    await talk.visitor.page.getByRole('log').getByText('Sending').waitFor({ state: 'attached' });
    await see(talk.admin.page, 'Once');
    expect((await waitForAgreement(stage, talk)).texts).toEqual(['Hello', 'Once']);
  });

  it('with a translator that wraps its texts works in every state', async () => {
    const translate = ({ context }: Visit) =>
      context.addInitScript(() => {
        // Like the translation widget: each text node is wrapped in two elements of its own.
        const wrap = (root: Node) => {
          const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
          const texts: Text[] = [];
          while (walker.nextNode()) texts.push(walker.currentNode as Text);
          for (const text of texts) {
            const place = text.parentElement;
            if (
              !text.data.trim() ||
              !place ||
              place.closest('font, script, style, textarea, [translate="no"]')
            )
              continue;
            const [outer, inner] = [document.createElement('font'), document.createElement('font')];
            text.replaceWith(outer);
            outer.append(inner);
            inner.append(text);
          }
        };
        new MutationObserver((changes) => changes.forEach(({ target }) => wrap(target))).observe(document, {
          childList: true,
          subtree: true,
          characterData: true,
        });
      });
    const both = async (visit: Visit) => {
      await translate(visit);
      await withClock(visit);
    };
    const talk = await meet(both, await enterAnew(translate));
    const { page } = talk.visitor;
    await agentBox(talk.admin.page).pressSequentially('Typing');
    await page.getByText('Support is typing').waitFor();
    await exchange(talk);
    stage.line.faults.isCut = true;
    stage.line.cutSockets();
    await say(visitorBox(page), 'While cut');
    await page.getByText('Not sent yet.').first().waitFor();
    stage.line.heal();
    await page.clock.fastForward(RETRY_MS);
    await see(talk.admin.page, 'While cut', 60_000);
    await page.getByRole('button', { name: 'Minimize the chat' }).click();
    await say(agentBox(talk.admin.page), 'Are you there?');
    await see(talk.admin.page, 'Are you there?');
    await page.clock.fastForward(CHAT_POLL_MS);
    await page.getByRole('button', { name: /1 unread/ }).click();
    await see(page, 'Are you there?');
    await talk.admin.page.getByRole('button', { name: 'End this Chat' }).click();
    await talk.admin.page.getByRole('button', { name: 'End chat' }).click();
    await page.getByText('Chat ended').first().waitFor();
    await page.getByRole('button', { name: 'Start a new chat' }).click();
    await say(visitorBox(page), 'Again');
    await shows(page, ['Again']);
    // The translator runs before hydration: React renders the page again, and reports it (#418).
    expect(
      talk.visitor.complaints.filter((line) => /^thrown: (?!Minified React error #418)/.test(line)),
    ).toEqual([]);
  });

  // Must be the last test: the database's later dates are in the future.
  it('that sleeps until the admin’s token expires shows new messages, and stays signed in', async () => {
    const talk = await meet(withClock, await enterAnew(withClock));
    const { page } = talk.admin;
    await mark(page);
    for (const minutes of AWAKE_MINUTES) {
      await page.clock.fastForward(minutes * 60_000);
      await page.mouse.move(minutes * Math.random(), 100);
      await page.waitForTimeout(500);
    }
    await sleepAndWake(page, ASLEEP_MINUTES, async () => {
      // The same time has passed for the host: it no longer accepts the old token.
      await stage.killHost(0, laterBy(50 + ASLEEP_MINUTES));
      await say(visitorBox(talk.visitor.page), 'While you slept');
      await shows(talk.visitor.page, ['Hello', 'While you slept']);
    });
    await page.getByRole('button', { name: /^visitor-.*While you slept/ }).waitFor();
    await see(page, 'While you slept');
    await say(agentBox(page), 'Good morning');
    await see(page, 'Good morning');
    await talk.visitor.page.clock.fastForward(CHAT_POLL_MS);
    await see(talk.visitor.page, 'Good morning');
    expect(await isSame(page)).toBe(true);
    expect(await page.locator('.notistack-MuiContent-error').allTextContents()).toEqual([]);
  });
});
