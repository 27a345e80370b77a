import { paths } from '@/config/paths';
import { storageKeys } from '@/config/storageKeys';
import { lanes } from '@/content/lanes';
import { serviceSlugs } from '@/content/serviceLinks';
import { papersAddress } from '../src/domain/papers/papersAddress';
import { LAPTOP, openProduct, PHONE, serveMaps, TABLET, type Product, type Visit } from './browser';
import { openSignedIn } from './session';

const addresses = Object.entries(paths).flatMap(([, address]) =>
  typeof address === 'string' ? [address] : [],
);
const isAdmins = (address: string) => address.startsWith(paths.admin);

/** No page: the script of a worker. */
const NO_PAGES: string[] = [paths.scanWorker];
/** Entered and left by loading a document, and without the frame of the others. */
const ALONE: string[] = [paths.adminScan, paths.adminPapers];

const TOKEN = '0f'.repeat(32);
/** Addresses of pages that are about something, and of pages in another state. */
const visitors = [
  ...addresses.filter((address) => !isAdmins(address) && !NO_PAGES.includes(address)),
  ...serviceSlugs.slice(0, 2).map(paths.service),
  ...lanes.slice(0, 1).map(({ slug }) => paths.lane(slug)),
  `${paths.tracking}/CARGO001`,
  `${paths.tracking}/NOTTHERE`,
  ...[paths.shared, paths.quoted, paths.following, paths.newsletter].map((page) => `${page}#${TOKEN}`),
  `${paths.conversation}#${'A'.repeat(43)}`,
  `${paths.conversation}#stop.${'A'.repeat(43)}`,
  `${paths.password}#${TOKEN}`,
];
const owners = (consignment: number) => [
  ...addresses.filter((address) => isAdmins(address)),
  paths.adminConsignment(consignment),
  `${paths.adminConsignment(consignment)}?correct`,
  `${paths.adminConsignments}?new`,
  `${paths.adminConsignments}?search=nothing+like+it`,
  papersAddress({ paper: 'labels', ids: [consignment] }),
];

/** What an ordinary visit must not do: ask for something that is refused, or make the browser complain. */
describe('an ordinary visit of every page', () => {
  let product: Product;
  let visit: Visit;
  let refusedRequests: string[];
  beforeAll(async () => {
    product = await openProduct();
    await product.host.sql('update private.limits set per_client = 1000000, overall = null');
  });
  afterAll(() => product.stop());

  const begin = async (size: typeof LAPTOP) => {
    visit = await product.visit(size);
    await serveMaps(visit.context);
    refusedRequests = [];
    visit.page.on('response', (answer) => {
      if (answer.status() >= 400)
        refusedRequests.push(`${answer.status()} ${answer.request().method()} ${answer.url()}`);
    });
  };
  const look = async (address: string) => {
    await visit.page.goto(address);
    await visit.page.locator('h1').first().waitFor(); // also behind a dialog that the address opens
    await visit.settled();
    expect([address, refusedRequests, visit.complaints]).toEqual([address, [], []]);
  };
  afterEach(() => visit.context.close());

  it.each([
    ['phone', PHONE],
    ['tablet', TABLET],
    ['laptop', LAPTOP],
  ])('by somebody without an account, on a %s, is refused nothing', async (_name, size) => {
    await begin(size);
    for (const address of visitors) await look(address);
  });

  it.each([
    ['phone', PHONE],
    ['laptop', LAPTOP],
  ])('by an owner, on a %s, is refused nothing', async (_name, size) => {
    const [consignment] = await product.host.sql<{ id: number }>(
      'select id from public.consignment order by id limit 1',
    );
    await begin(size);
    await openSignedIn(visit, product);
    const pages = owners(consignment?.id ?? 0);
    for (const address of [
      ...pages.filter((page) => !ALONE.some((alone) => page.startsWith(alone))),
      ...ALONE,
    ])
      await look(address);
  });

  it('by somebody whose browser has a conversation, is refused nothing', async () => {
    await begin(LAPTOP);
    // Not in frames: that of a map has no storage.
    await visit.page.addInitScript((entry) => void (window === top && localStorage.setItem(...entry)), [
      storageKeys.chatToken,
      'A'.repeat(43),
    ] as const);
    for (const address of [paths.home, paths.contact, paths.conversation]) await look(address);
  });
});
