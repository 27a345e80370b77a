/**
 * The service worker of the scanner: its page opens without a line. It controls that one address, keeps the files that the
 * build names, and leaves everything else to the browser. A new build is another worker, with files of its own; it takes over
 * once the pages of the old one are closed.
 */

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends Event {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

interface ScannerWorker {
  /** Written in front of this script by scripts/build.ts. */
  scannerFiles: { version: string; page: string; files: string[] };
  addEventListener: {
    (type: 'install' | 'activate', act: (event: ExtendableEvent) => void): void;
    (type: 'fetch', act: (event: FetchEvent) => void): void;
  };
}

const worker = self as unknown as ScannerWorker;
const { version, page, files } = worker.scannerFiles;

const PREFIX = 'scanner-';
const NAME = PREFIX + version;

/** How long a line may take for the page before the kept one is shown. */
const PATIENCE_MS = 4_000;

const keep = async () => {
  const cache = await caches.open(NAME);
  await cache.addAll([new Request(page, { cache: 'reload' }), ...files]);
};

const dropOthers = async () => {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
};

const kept = async (address: string) => (await caches.open(NAME)).match(address);

/** The newest page if it can be had in time, else the kept one. */
const openPage = async (request: Request): Promise<Response> => {
  const newest = fetch(request);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const answer = await Promise.race([newest, late]).catch(() => undefined);
  if (answer && answer.status < 500) return answer;
  return (await kept(page)) ?? newest;
};

const openFile = async (request: Request): Promise<Response> => (await kept(request.url)) ?? fetch(request);

worker.addEventListener('install', (event) => event.waitUntil(keep()));
worker.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (request.method === 'GET' && files.includes(new URL(request.url).pathname))
    event.respondWith(openFile(request));
});
