import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { findChromium } from '../scripts/chromium';

/** The height of the sticky header of a public page, in pixels, with some margin. */
const HEADER = 140;

const PUBLIC = {
  quote: '/quote?from=NLRTM&to=GHTEM&mode=ocean',
  lanes: '/transit_times',
  company: '/company',
};

/** Takes the screenshots in the README and docs/tour.md from the running product with its demo data. */
const main = async () => {
  process.env.CHROME_PATH = await findChromium();
  const { LAPTOP, openProduct, PHONE, signIn } = await import('../e2e/browser');
  const { enter, isAllSent, SCANNER } = await import('../e2e/scanner');
  const { sign } = await import('../e2e/proof');
  const { openWindow, say, visitorBox } = await import('../e2e/chatPages');
  const { caller } = await import('../supabase/tests/support/api');
  const { aToken } = await import('../supabase/tests/support/chat');
  const { aQuoteRequest } = await import('../supabase/tests/support/quotes');
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'carmine-screenshots-'));
  const product = await openProduct({ dataDir, env: { WHOLE_DEMONSTRATION: 'true' } });
  mkdirSync('docs/screenshots', { recursive: true });
  const [sample] = await product.host.sql<{ id: number; trackingId: string; recName: string }>(
    'select id, "trackingId", "recName" from public.consignment order by id limit 1',
  );
  const [inPieces] = await product.host.sql<{ id: number }>(
    'select consignment as id from public.consignment_piece order by consignment desc limit 1',
  );
  const tracking = `/tracking?id=${sample?.trackingId}`;
  const sizes = { laptop: LAPTOP, phone: PHONE };
  const shootOf = (page: Page, name: string) => async (title: string) => {
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `docs/screenshots/${title}-${name}.png` });
  };
  await caller(product.host)('POST', '/rest/v1/rpc/request_quote', {
    body: { token: aToken(), request: aQuoteRequest() },
  });
  const [quoted] = await product.host.sql<{ id: number }>('select id from private.quote limit 1');
  const asking = await product.visit(PHONE);
  await openWindow(asking.page, tracking);
  await say(visitorBox(asking.page), `Good morning, when does ${sample?.trackingId} arrive?`);
  for (const [name, size] of Object.entries(sizes)) {
    const visit = await product.visit(size);
    const shoot = shootOf(visit.page, name);
    await visit.page.goto('/');
    await shoot('home');
    for (const [title, address] of Object.entries(PUBLIC)) {
      await visit.page.goto(address);
      await shoot(title);
    }
    const showBelowHeader = (heading: string) =>
      visit.page.getByRole('heading', { name: heading }).evaluate((element, header) => {
        window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - header);
      }, HEADER);
    await visit.page.goto(tracking);
    await showBelowHeader('Latest update');
    await shoot('tracking');
    await showBelowHeader('Route');
    await shoot('route');
    await signIn(visit, product);
    await visit.page.getByText('Your login was successful').waitFor({ state: 'hidden' });
    await shoot('admin');
    await visit.page.goto('/auth/app/admin/dashboard');
    await visit.page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await shoot('dashboard');
    await visit.page.goto(`/auth/app/admin/track/${sample?.id}`);
    await showBelowHeader('Expected arrival');
    await shoot('journey');
    await visit.page.emulateMedia({ reducedMotion: 'reduce' });
    await visit.page.getByRole('button', { name: 'Add update' }).click();
    await visit.page.getByRole('dialog').getByLabel('Event *').waitFor();
    await shoot('update');
    await visit.page.goto(`/auth/app/admin/papers?paper=labels#${inPieces?.id}`);
    await visit.page.locator('.label').first().waitFor();
    await shoot('label');
    await visit.page.goto(`/auth/app/admin/quotes/${quoted?.id}`);
    await visit.page.getByRole('heading', { level: 1 }).waitFor();
    await shoot('quote-desk');
    await visit.page.goto('/auth/app/admin/privacy');
    await visit.page.getByLabel('Full name').fill(sample?.recName ?? '');
    await visit.page.keyboard.press('Enter');
    await visit.page.getByText(/of \d+ chosen/).waitFor();
    await shoot('people');
    await visit.page.goto('/auth/app/admin/health');
    await visit.page.getByRole('region', { name: 'Errors of browsers' }).waitFor();
    await shoot('health');
    await visit.page.goto('/auth/app/admin/send_messages');
    await visit.page
      .getByRole('button', { name: /^visitor-/ })
      .first()
      .click();
    await visit.page.getByRole('log').getByText('Good morning').waitFor();
    if (size === LAPTOP) await visit.page.getByRole('button', { name: 'Details', exact: true }).click();
    if (size === LAPTOP) await visit.page.getByText('Send to the visitor').waitFor();
    await visit.page.getByText('Waiting', { exact: true }).waitFor({ state: 'attached' });
    await shoot('chat');
  }

  const DUE = 'CARGO004';
  for (const statement of [
    'select private.make_party_words(id) from public.consignment where "trackingId" = $1',
    `insert into public.consignment_event (consignment, code, classifier, moment)
     select id, 'out_for_delivery', 'actual', now() from public.consignment where "trackingId" = $1`,
  ])
    await product.host.sql(statement, [DUE]);
  const [consignment] = await product.host.sql<{ recName: string; word: string }>(
    `select "recName", word from public.consignment join private.party_word on consignment = id and party = 'receiver'
     where "trackingId" = $1`,
    [DUE],
  );
  const { recName = '', word = '' } = consignment ?? {};
  const scanner = await product.visit(PHONE);
  const { page } = scanner;
  const shoot = shootOf(page, 'phone');
  await signIn(scanner, product);
  await page.goto(SCANNER);
  await enter(page, DUE);
  await page.getByText('Something else').waitFor();
  await page.mouse.wheel(0, 140);
  await shoot('scanner');
  await page.getByRole('button', { name: 'Delivered' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Who took the goods').fill(recName);
  await sign(page, form);
  await shoot('scanner-proof');
  await form.getByRole('button', { name: 'Record', exact: true }).click();
  await isAllSent(page);
  for (const [name, size] of Object.entries(sizes)) {
    const visitor = await product.visit(size);
    await visitor.page.goto(`/tracking/${DUE}`);
    await visitor.page.getByRole('button', { name: 'I am the sender or the receiver' }).click();
    await visitor.page.getByLabel('Word or code').fill(word);
    await visitor.page.getByRole('button', { name: 'Show the proof of delivery' }).click();
    const signature = visitor.page.getByRole('img', { name: `Signature of ${recName}` });
    await signature.waitFor();
    await signature.evaluate((drawn) => drawn.scrollIntoView({ block: 'center' }));
    await shootOf(visitor.page, name)('proof');
  }
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
};

void main();
