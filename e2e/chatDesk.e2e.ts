import type { Route } from 'playwright-core';
import { addStaff } from '../supabase/tests/support/api';
import { findBarriers, looksRight, openProduct, signIn, SIZES, type Product, type Visit } from './browser';
import { agentBox, openLatest, openWindow, say, see, visitorBox } from './chatPages';

describe('the desk of conversations', () => {
  let product: Product;
  let visitor: Visit;
  let admin: Visit;
  let colleague: Visit;
  beforeAll(async () => {
    product = await openProduct();
    [visitor, admin, colleague] = await Promise.all([product.visit(), product.visit(), product.visit()]);
    const { email, password } = await addStaff(product.host, 'office');
    await signIn(admin, product);
    await signIn(colleague, product, { email, password });
    await openWindow(visitor.page, '/about_us');
    await say(visitorBox(visitor.page), 'Where is CARGO001?');
    for (const { page } of [admin, colleague]) {
      await page.setViewportSize({ width: 1600, height: 900 }); // from which on the details stand beside the conversation
      await openLatest(page, product.host);
    }
  });
  afterAll(() => product.stop());

  const details = ({ page }: Visit) => page.getByRole('complementary', { name: /^Details of visitor-/ });

  it('shows beside the conversation where the visitor is, and the consignment that they name', async () => {
    await details(admin).getByText('/about_us').waitFor();
    await details(admin)
      .getByRole('link', { name: /^CARGO001/ })
      .waitFor();
    await details(admin).getByRole('button', { name: 'Send to the visitor: CARGO001' }).click();
    await visitor.page
      .getByRole('log')
      .getByText(/^Consignment CARGO001: .*\n.*\nExpected: .*\nhttp/)
      .waitFor();
    expect(await findBarriers(admin.page)).toEqual([]);
  });

  it('tells agents who is typing, and holds back a second answer', async () => {
    const answer = 'It leaves tomorrow';
    await agentBox(colleague.page).pressSequentially(answer);
    await admin.page.getByText(/^office-\d+@example\.test is typing an answer$/).waitFor();
    // What the admin sends does not reach the colleague’s page in time.
    const heldRoutes: Route[] = [];
    await colleague.page.route('**/rpc/chat_agent_read', (route) => void heldRoutes.push(route));
    await say(agentBox(admin.page), 'It has left');
    await see(visitor.page, 'It has left');
    await agentBox(colleague.page).press('Enter');
    await colleague.page.getByText(/^Somebody else has answered meanwhile/).waitFor();
    await Promise.all(heldRoutes.splice(0).map((route) => route.continue()));
    await colleague.page.unroute('**/rpc/chat_agent_read');
    await see(colleague.page, 'It has left');
    await colleague.page.getByRole('button', { name: 'Retry' }).click();
    await see(visitor.page, answer);
  });

  it('labels, assigns and notes for every agent, by keyboard', async () => {
    await details(admin).getByLabel('Add a label').fill('Customs');
    await details(admin).getByLabel('Add a label').press('Enter');
    await details(colleague).getByRole('button', { name: 'Remove the label Customs' }).waitFor();
    await details(admin).getByLabel('New note').fill('Papers are at the port');
    await details(admin).getByRole('button', { name: 'Add the note' }).press('Enter');
    await details(colleague).getByText('Papers are at the port').waitFor();
    await details(colleague).getByLabel('Assigned to').selectOption({ index: 1 });
    await details(colleague).getByRole('button', { name: 'Assign', exact: true }).press('Enter');
    await admin.page.getByRole('button', { name: /Assigned to .* · Customs/ }).waitFor();
    const log = await visitor.page.getByRole('log').textContent();
    expect(log).not.toMatch(/Customs|at the port|@example\.test/);
  });

  it('finds a conversation by words of any message, with the key / and without a mouse', async () => {
    await admin.page.getByRole('heading', { level: 2, name: /^visitor-/ }).focus();
    await admin.page.keyboard.press('/');
    await admin.page.keyboard.type('leaves tomorrow');
    await admin.page.getByRole('button', { name: /^visitor-/ }).waitFor();
    await admin.page.getByLabel('Search in all chats').fill('nowhere to be found');
    await admin.page.getByText('No chat matches.').waitFor();
    await admin.page.getByLabel('Search in all chats').fill('');
    await admin.page.getByLabel('Show', { exact: true }).selectOption('waiting');
    await admin.page.getByText('No chat matches.').waitFor();
    await admin.page.getByLabel('Show', { exact: true }).selectOption('all');
  });

  it('closes a conversation and keeps it', async () => {
    const close = admin.page.getByRole('button', { name: 'Close and keep' });
    for (const [, size] of SIZES) {
      await admin.page.setViewportSize(size);
      await looksRight(admin.page);
      // On a narrow screen they take the place of the conversation.
      if (!(await close.isVisible()))
        await admin.page.getByRole('button', { name: 'Hide the details' }).click();
      await looksRight(admin.page);
    }
    await close.click();
    await see(visitor.page, 'Chat ended');
    await close.waitFor({ state: 'detached' });
    await see(admin.page, 'It has left');
    await admin.page.getByRole('button', { name: 'End this Chat' }).click();
    await admin.page.getByText(/^The conversation is deleted for you and for the visitor/).waitFor();
    await admin.page.getByRole('button', { name: 'Cancel' }).click();
  });

  it('leads from a new conversation to the one before it', async () => {
    await visitor.page.getByRole('button', { name: 'Start a new chat' }).click();
    await say(visitorBox(visitor.page), 'One more question');
    await admin.page.setViewportSize({ width: 1600, height: 900 });
    await openLatest(admin.page, product.host);
    await details(admin)
      .getByRole('button', { name: /, \d+ messages?$/ })
      .click();
    await see(admin.page, 'It has left');
    expect([...visitor.complaints, ...admin.complaints]).toEqual([]);
  });
});
