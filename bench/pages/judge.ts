import { createServer, type AddressInfo } from 'node:net';
import type { Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium';

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Verdict {
  /** One for each category, 0 to 100, in Lighthouse's order. */
  scores: number[];
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  scriptKB: number;
  /** The names of the audits that failed. */
  failed: string[];
}

const sumUp = ({ audits, categories, runtimeError }: Result): Verdict => {
  if (runtimeError) throw new Error(runtimeError.message);
  const value = (id: string) => audits[id]?.numericValue ?? NaN;
  const details = audits['network-requests']?.details as unknown as {
    items: { resourceType: string; transferSize: number }[];
  };
  const refs = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? []);
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    scriptKB:
      details.items
        .filter(({ resourceType }) => resourceType === 'Script')
        .reduce((sum, { transferSize }) => sum + transferSize, 0) / 1_000,
    failed: refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
  };
};

/** Lighthouse's verdict on one address, with a new browser and a new profile for each run. */
export const judge = async (
  address: string,
  form: 'mobile' | 'desktop',
  throttlingMethod: 'simulate' | 'devtools' = 'simulate',
): Promise<Verdict> => {
  const { default: lighthouse, desktopConfig } = await import('lighthouse');
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(
      address,
      { port, logLevel: 'error', onlyCategories: [...CATEGORIES], throttlingMethod },
      form === 'desktop' ? desktopConfig : undefined,
    );
    if (!result) throw new Error(`Lighthouse says nothing of ${address}.`);
    return sumUp(result.lhr);
  } finally {
    await browser.close();
  }
};
