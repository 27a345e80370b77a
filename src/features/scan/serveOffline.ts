interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends Event {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

export interface ScannerWorker {
  /** Written in front of this script by the build. */
  scannerFiles: { version: string; page: string; files: string[] };
  addEventListener: {
    (type: 'install' | 'activate', act: (event: ExtendableEvent) => void): void;
    (type: 'fetch', act: (event: FetchEvent) => void): void;
  };
}

const PREFIX = 'scanner-';

/** How long a line may take for the page before the stored one is shown. */
const PATIENCE_MS = 4_000;

/**
 * Makes a service worker of the scanner's page, which then opens without a line: it stores the files that the build names,
 * and leaves everything else to the browser. A new build is another worker, with files of its own; it takes over once the
 * pages of the old one are closed.
 */
export const serveOffline = (worker: ScannerWorker) => {
  const { version, page, files } = worker.scannerFiles;
  const name = PREFIX + version;

  const storeFiles = async () => {
    const cache = await caches.open(name);
    await cache.addAll([new Request(page, { cache: 'reload' }), ...files]);
  };
  const dropOthers = async () => {
    const names = await caches.keys();
    const otherNames = names.filter((other) => other.startsWith(PREFIX) && other !== name);
    await Promise.all(otherNames.map((other) => caches.delete(other)));
  };
  const findStored = async (address: string) => (await caches.open(name)).match(address);

  /** The newest page if it can be had in time, else the stored one. */
  const openPage = async (request: Request): Promise<Response> => {
    const newest = fetch(request);
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
    const answer = await Promise.race([newest, late]).catch(() => undefined);
    if (answer && answer.status < 500) return answer;
    return (await findStored(page)) ?? newest;
  };
  const openFile = async (request: Request): Promise<Response> =>
    (await findStored(request.url)) ?? fetch(request);

  worker.addEventListener('install', (event) => event.waitUntil(storeFiles()));
  worker.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.mode === 'navigate') event.respondWith(openPage(request));
    else if (request.method === 'GET' && files.includes(new URL(request.url).pathname))
      event.respondWith(openFile(request));
  });
};
