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
  const [sample] = await product.host.sql<{ trackingId: string }>(
    'select "trackingId" from public.consignment order by id limit 1',
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
    await visit.page.goto(tracking);
    await visit.page.getByRole('heading', { name: 'Latest update' }).evaluate((heading, header) => {
      window.scrollTo(0, heading.getBoundingClientRect().top - header);
    }, HEADER);
    await shoot('tracking');
    await signIn(visit, product);
    await visit.page.getByText('Your login was successful').waitFor({ state: 'hidden' });
    await shoot('admin');
  }
  await product.stop();
};

void main();
