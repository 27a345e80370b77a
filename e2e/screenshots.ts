import { mkdirSync } from 'node:fs';
import { findChromium } from '../scripts/chromium';

/** The height of the sticky header of a public page, in pixels, with some margin. */
const HEADER = 140;

/** Takes the screenshots in the README and docs/tour.md from the running product with its demo data. */
const main = async () => {
  process.env.CHROME_PATH = await findChromium();
  const { LAPTOP, openProduct, PHONE, signIn } = await import('./browser');
  const product = await openProduct();
  mkdirSync('docs/screenshots', { recursive: true });
  const [sample] = await product.host.sql<{ id: number; trackingId: string }>(
    'select id, "trackingId" from public.consignment order by id limit 1',
  );
  const tracking = `/tracking?id=${sample?.trackingId}`;
  for (const [name, size] of Object.entries({ laptop: LAPTOP, phone: PHONE })) {
    const visit = await product.visit(size);
    const shoot = async (title: string) => {
      await visit.page.waitForLoadState('networkidle');
      await visit.page.screenshot({ path: `docs/screenshots/${title}-${name}.png` });
    };
    await visit.page.goto('/');
    await shoot('home');
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
    await visit.page.goto(`/auth/app/admin/track/${sample?.id}`);
    await showBelowHeader('Expected arrival');
    await shoot('journey');
    await visit.page.emulateMedia({ reducedMotion: 'reduce' });
    await visit.page.getByRole('button', { name: 'Add update' }).click();
    await visit.page.getByRole('dialog').getByLabel('Event *').waitFor();
    await shoot('update');
    await visit.page.goto(`/auth/app/admin/papers?paper=labels#${sample?.id}`);
    await visit.page.locator('.label').waitFor();
    await shoot('label');
  }
  await product.stop();
};

void main();
