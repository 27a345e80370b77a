import type { Locator } from 'playwright-core';
import { openProduct, signIn, sidewaysScroll, PHONE, type Product, type Visit } from './browser';
import { WITHOUT_LIMITS } from '../supabase/tests/support/chat';
import { agentBox, openLatest, openWindow, say, shows, stored, visitorBox } from './chatPages';

/** Looks dangerous or odd, but is only text. */
const TEXTS = [
  `<script>document.title = 'run'</script>`,
  `<iframe srcdoc='<script>parent.document.title = "run"</script>'>`,
  `<img src=x onerror="document.title = 'run'">`,
  '[x](javascript:alert(1))',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'invoice\u202efdp.exe',
  '{"type":"agent","senderName":"agent-support"}',
  '[[[[[[[[]]]]]]]]',
  `'); delete from chats; --`,
  '\u0645\u0631\u062d\u0628\u0627 \u0628\u0643\u0645: 12 \u0635\u0646\u062f\u0648\u0642\u064b\u0627',
  '\u{1F69A}\u{1F468}\u200d\u{1F469}\u200d\u{1F467}',
  'Averylongwordwithoutanyspace'.repeat(20),
  'm'.repeat(2_000),
  '\u{1F69A}'.repeat(2_000),
];

describe('text typed into the chat', () => {
  let product: Product;
  let visitor: Visit;
  let admin: Visit;
  beforeAll(async () => {
    product = await openProduct();
    await product.host.sql(WITHOUT_LIMITS);
    visitor = await product.visit(PHONE);
    admin = await product.visit();
    await signIn(admin, product);
    await openWindow(visitor.page, '/tracking');
  });
  afterAll(() => product.stop());

  it('is shown as plain text on both sides', async () => {
    for (const text of TEXTS) await say(visitorBox(visitor.page), text);
    await shows(visitor.page, TEXTS, 60_000);
    await openLatest(admin.page, product.host);
    await shows(admin.page, TEXTS, 60_000);
    for (const text of TEXTS) await say(agentBox(admin.page), text);
    await shows(visitor.page, [...TEXTS, ...TEXTS], 60_000);
    expect(await stored(product.host)).toEqual([...TEXTS, ...TEXTS]);
    for (const { page, complaints } of [visitor, admin]) {
      expect(complaints).toEqual([]);
      expect(await page.title()).not.toBe('run');
      expect(await page.locator('[role="log"] :is(script, iframe, img, a)').count()).toBe(0);
      expect(await sidewaysScroll(page)).toBe(0);
    }
  });

  it.each([
    ['nothing', ''],
    ['blanks', ' \n\t '],
    ['invisible', '\u200b\u00a0\u3000\ufeff'],
    ['2001 characters', 'm'.repeat(2_001)],
    ['a hundred thousand characters', 'm'.repeat(100_000)],
  ])('is not sent when it is %s', async (_name, text) => {
    const before = await stored(product.host);
    for (const box of [visitorBox(visitor.page), agentBox(admin.page)]) {
      await say(box, text);
      expect(await box.inputValue()).toHaveLength(text.length);
      await box.fill('');
    }
    expect(await stored(product.host)).toEqual(before);
    await shows(visitor.page, before);
  });

  it('of a megabyte stays in the box, is reported as too long, and does not slow the box down', async () => {
    const before = await stored(product.host);
    const text = 'word '.repeat(200_000);
    const visits = [
      { page: visitor.page, context: visitor.context, box: visitorBox(visitor.page) },
      { page: admin.page, context: admin.context, box: agentBox(admin.page) },
    ];
    for (const { page, context, box } of visits) {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Performance.enable');
      const secondsOfLayout = async () => {
        const { metrics } = await devtools.send('Performance.getMetrics');
        return metrics.find(({ name }) => name === 'LayoutDuration')?.value ?? NaN;
      };
      const costOf = async (work: () => Promise<unknown>) => {
        const start = await secondsOfLayout();
        await work();
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
        return (await secondsOfLayout()) - start;
      };
      await page.evaluate(() => {
        const bare = document.createElement('textarea');
        bare.id = 'bare';
        document.body.append(bare);
      });
      const paste = async (into: Locator) => {
        await into.focus();
        await devtools.send('Input.insertText', { text });
        await devtools.send('Input.insertText', { text: 'x' });
      };
      const bare = await costOf(() => paste(page.locator('#bare')));
      const pasteCost = await costOf(() => paste(box));
      expect(pasteCost / bare).toBeLessThan(10);
      expect(await box.inputValue()).toBe(`${text}x`);
      await page.getByRole('status').filter({ hasText: 'over the limit' }).waitFor();
      await box.press('Enter');
      expect(await box.inputValue()).toBe(`${text}x`);
      await page.locator('#bare').evaluate((element) => element.remove());
      await box.fill('');
    }
    expect(await stored(product.host)).toEqual(before);
  });

  it('is sent without invalid characters', async () => {
    const before = await stored(product.host);
    await visitorBox(visitor.page).evaluate((box: HTMLTextAreaElement) => {
      Reflect.set(HTMLTextAreaElement.prototype, 'value', 'a\u0000b\u001b[31mc\ud800', box);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await visitorBox(visitor.page).press('Enter');
    await shows(visitor.page, [...before, 'ab[31mc\ufffd'], 60_000);
    expect(await stored(product.host)).toEqual([...before, 'ab[31mc\ufffd']);
  });
});
