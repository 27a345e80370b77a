import { chatCopy } from '../src/content/chat';
import { until } from '../supabase/tests/support/listening';
import {
  findBarriers,
  openProduct,
  PHONE,
  see,
  sidewaysScroll,
  signIn,
  type Product,
  type Visit,
} from './browser';
import { agentBox, openLatest, openWindow, say, shows, stored, visitorBox } from './chatPages';

describe('a chat between a visitor and the admin', () => {
  let product: Product;
  let visitor: Visit;
  let admin: Visit;
  beforeAll(async () => {
    product = await openProduct();
    visitor = await product.visit();
    admin = await product.visit();
    await signIn(admin, product);
  });
  afterAll(() => product.stop());

  it('asks whether somebody is there, and nothing else until the visitor writes', async () => {
    const requests: string[] = [];
    visitor.page.on('request', (request) => requests.push(request.url()));
    visitor.page.on('websocket', (socket) => requests.push(socket.url()));
    await openWindow(visitor.page, '/terms_and_condition');
    await visitor.settled();
    expect(await findBarriers(visitor.page)).toEqual([]);
    const calls = requests.filter((url) => /\/(rest|auth|realtime)\/v1/.test(url));
    expect(calls.map((url) => new URL(url).pathname)).toEqual(['/rest/v1/rpc/support_status']);
  });

  it('delivers messages both ways, with typing indicators and read marks', async () => {
    await say(visitorBox(visitor.page), 'Hello');
    await admin.page.getByRole('link', { name: 'Chat 1 unread message' }).waitFor();
    expect(await admin.page.title()).toMatch(/^\(1\) /);
    await openLatest(admin.page, product.host);
    await visitor.page.getByRole('log').getByText('Read').waitFor({ state: 'attached' });
    await agentBox(admin.page).pressSequentially('Good');
    await see(visitor.page, 'Support is typing');
    await say(agentBox(admin.page), 'Good morning');
    await shows(visitor.page, ['Hello', 'Good morning']);
    await admin.page.getByRole('log').getByText('Read').waitFor({ state: 'attached' });
    expect(await findBarriers(admin.page)).toEqual([]);
  });

  it('shows messages written at the same time in the database’s order on both sides', async () => {
    for (let turn = 1; turn <= 5; turn += 1) {
      await Promise.all([say(visitorBox(visitor.page), `V${turn}`), say(agentBox(admin.page), `A${turn}`)]);
    }
    await see(visitor.page, 'A5');
    await see(admin.page, 'V5');
    const texts = await stored(product.host);
    expect(texts).toHaveLength(12);
    await shows(visitor.page, texts);
    await shows(admin.page, texts);
  });

  it('stores a message once when the page is reloaded before its answer arrives', async () => {
    // The message arrives, but its response does not.
    await visitor.page.route('**/rpc/chat_send', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await say(visitorBox(visitor.page), 'Before the reload');
    await see(admin.page, 'Before the reload');
    await visitor.page.unroute('**/rpc/chat_send');
    await visitor.page.reload();
    await visitorBox(visitor.page).waitFor();
    const texts = await stored(product.host);
    expect(texts.filter((text) => text === 'Before the reload')).toHaveLength(1);
    await shows(visitor.page, texts);
  });

  it('tells the visitor about a lost network, and sends the queued messages in order afterwards', async () => {
    await visitor.context.setOffline(true);
    for (const text of ['Off 1', 'Off 2', 'Off 3']) await say(visitorBox(visitor.page), text);
    for (const text of ['On 1', 'On 2']) await say(agentBox(admin.page), text);
    await see(visitor.page, chatCopy.cutOff);
    await until(async () => (await stored(product.host)).at(-1) === 'On 2');
    await visitor.context.setOffline(false);
    await visitor.page.evaluate(() => window.dispatchEvent(new Event('online')));
    await see(admin.page, 'Off 3');
    const texts = await stored(product.host);
    expect(texts.slice(-5)).toEqual(['On 1', 'On 2', 'Off 1', 'Off 2', 'Off 3']);
    await shows(visitor.page, texts);
    await shows(admin.page, texts);
  });

  it('fits on a phone without accessibility violations', async () => {
    await visitor.page.setViewportSize(PHONE);
    const word = 'Averylongwordwithoutanyspace'.repeat(8);
    await say(visitorBox(visitor.page), word);
    await visitor.page.getByRole('log').getByText(word).waitFor();
    expect(await sidewaysScroll(visitor.page)).toBe(0);
    expect(await findBarriers(visitor.page)).toEqual([]);
    await admin.page.setViewportSize(PHONE);
    expect(await sidewaysScroll(admin.page)).toBe(0);
    expect(await findBarriers(admin.page)).toEqual([]);
    await admin.page.getByRole('button', { name: 'Back to the visitors' }).press('Enter');
    expect(await findBarriers(admin.page)).toEqual([]);
    // Only one of the two is visible, and has the focus.
    await admin.page.keyboard.press('Tab');
    const row = admin.page.getByRole('list', { name: 'Visitors' }).getByRole('button').first();
    expect(await row.evaluate((element) => element === document.activeElement)).toBe(true);
    await admin.page.keyboard.press('Enter');
    await agentBox(admin.page).waitFor();
    expect(await admin.page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  });

  it('ends when the admin ends it, and lets the visitor start another one', async () => {
    await admin.page.getByRole('button', { name: 'End this Chat' }).click();
    await admin.page.getByRole('button', { name: 'End chat' }).click();
    await see(visitor.page, 'Chat ended');
    await see(admin.page, 'No chats yet');
    await visitor.page.getByRole('button', { name: 'Start a new chat' }).click();
    await say(visitorBox(visitor.page), 'Once more');
    await admin.page.getByRole('button', { name: /Once more/ }).click();
    await visitor.page.getByRole('button', { name: 'Close and end the chat' }).click();
    await see(admin.page, 'Chat ended');
    // A cut network connection logs errors of its own.
    const complaints = [...visitor.complaints, ...admin.complaints].filter(
      (line) => !/net::ERR_|WebSocket/.test(line),
    );
    expect(complaints).toEqual([]);
  });

  it('is one chat in two tabs of a visitor, also when both are written in at the same time', async () => {
    const countChats = async () => (await product.host.sql('select from public.chats')).length;
    const before = await countChats();
    const { page, context } = await product.visit();
    const other = await context.newPage();
    await Promise.all([page, other].map((tab) => openWindow(tab, '/terms_and_condition')));
    await Promise.all(
      [page, other].map(async (tab, index) => {
        await visitorBox(tab).pressSequentially(`From tab ${index}`);
        await visitorBox(tab).press('Enter');
      }),
    );
    for (const tab of [page, other])
      for (const text of ['From tab 0', 'From tab 1'])
        await tab.getByRole('log').getByText(text, { exact: true }).waitFor();
    expect(await countChats()).toBe(before + 1);
    await context.close();
  });

  it('is opened by an icon on a phone', async () => {
    const { page, context } = await product.visit(PHONE);
    await page.goto('/terms_and_condition');
    const button = page.getByRole('button', { name: 'Chat with support' });
    const box = await button.boundingBox();
    expect(box?.width).toBeLessThan(80);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await button.click();
    await visitorBox(page).waitFor();
    await context.close();
  });
});
