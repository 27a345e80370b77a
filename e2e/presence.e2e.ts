import { openProduct, looksRight, see, signIn, SIZES, type Product, type Visit } from './browser';
import { agentBox, openLatest, openWindow, say, shows, visitorBox } from './chatPages';

const AWAY = /^Nobody is here right now/;
const CLOSED = /^We are not here (?:now|for some time)/;

describe.each(SIZES)('whether somebody is there, on a %s', (_name, size) => {
  let product: Product;
  let visitor: Visit;
  beforeAll(async () => {
    product = await openProduct();
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    await product.host.sql('delete from private.presence');
    visitor = await product.visit(size);
  });
  afterEach(() => visitor.context.close());

  const noticeGone = (page: Visit['page'], notice: RegExp) =>
    page.getByText(notice).first().waitFor({ state: 'detached' });
  /** What the browser does when somebody comes back to the tab. */
  const comeBack = ({ page }: Visit) => page.evaluate(() => void dispatchEvent(new Event('focus')));

  it('is said anew when the first of the staff comes, and when the last has gone', async () => {
    const { page } = visitor;
    await openWindow(page, '/terms_and_condition');
    await see(page, AWAY);
    await say(visitorBox(page), 'Anybody?');
    await page.getByRole('button', { name: 'Get the answer by e-mail' }).waitFor();
    await see(page, 'Write to us. You will find our answer here.');
    await looksRight(page);
    const other = await visitor.context.newPage();
    await other.goto('/terms_and_condition');
    await other.getByRole('button', { name: /^Chat with support/ }).click();
    await see(other, AWAY);
    const admin = await product.visit();
    await signIn(admin, product);
    for (const tab of [page, other]) await noticeGone(tab, AWAY);
    await see(page, 'Write to us. We reply right here.');
    await openLatest(admin.page, product.host);
    await say(agentBox(admin.page), 'Yes, hello.');
    await shows(page, ['Anybody?', 'Yes, hello.']);
    await looksRight(page);
    await admin.context.close(); // the browser is closed: the presence runs out
    await product.host.sql(`update private.presence set seen_at = now() - interval '151 seconds'`);
    await page.reload();
    await see(page, AWAY);
    await comeBack(visitor);
    await see(page, AWAY);
  });

  it('is no question of the hours while somebody answers', async () => {
    await product.host.sql(
      `update private.office set zone = 'Etc/UTC', week = '[[["00:00","00:01"]],[],[],[],[],[],[]]',
         holidays = array(select now()::date + day from generate_series(0, 2) as day)`,
    );
    const { page } = visitor;
    await openWindow(page, '/terms_and_condition');
    await see(page, CLOSED);
    await say(visitorBox(page), 'At night?');
    const admin = await product.visit();
    await signIn(admin, product);
    await see(page, CLOSED);
    await openLatest(admin.page, product.host); // which reads it
    await noticeGone(page, CLOSED);
    await say(agentBox(admin.page), 'At night, too.');
    await shows(page, ['At night?', 'At night, too.']);
    await page.reload();
    await see(page, 'Write to us. We reply right here.');
    expect(await page.getByText(CLOSED).count()).toBe(0);
    await admin.context.close();
    await product.host.sql(`update private.office set week = '[[],[],[],[],[],[],[]]', holidays = '{}'`);
  });
});
