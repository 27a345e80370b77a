import { browserVersion, pageName, reportBrowserErrors } from './browserErrors';

describe('pageName', () => {
  it.each([
    ['/', '/'],
    ['/tracking/CARGO001', '/tracking/…'],
    ['/services/air-freight', '/services/air-freight'],
    ['/auth/app/admin/track/17', '/auth/app/admin/track/…'],
    ['/auth/app/admin/quotes/17/offer', '/auth/app/admin/quotes/…/offer'],
    ['/ada@reader.test', '/…'],
    ['/tracking/%41da', '/tracking/…'],
  ])('keeps of %s only words of routes', (path, name) => {
    expect(pageName(path)).toBe(name);
  });
});

describe('browserVersion', () => {
  it.each([
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
      'Chrome 141',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
      'Edge 141',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox 144'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari 18',
    ],
    ['curl/8.0', ''],
  ])('of %s', (agent, name) => {
    expect(browserVersion(agent)).toBe(name);
  });
});

describe('reportBrowserErrors', () => {
  const reports: Record<string, string>[] = [];
  const listeners: [EventTarget, string, EventListener][] = [];
  beforeEach(() => {
    reports.length = 0;
    for (const target of [window, document]) {
      const add = target.addEventListener.bind(target);
      jest.spyOn(target, 'addEventListener').mockImplementation(((name: string, listener: EventListener) => {
        listeners.push([target, name, listener]);
        add(name, listener);
      }) as typeof target.addEventListener);
    }
    window.fetch = (url, { body, headers } = {}) => {
      expect(url).toBe('https://db.test/rest/v1/rpc/report_browser_error');
      expect(headers).toEqual({ apikey: 'public', 'content-type': 'application/json' });
      reports.push(JSON.parse(body as string) as Record<string, string>);
      return Promise.reject(new Error('The line is down.'));
    };
    history.replaceState(null, '', '/tracking/CARGO001?word=secret#hash');
    reportBrowserErrors({ supabaseUrl: 'https://db.test', supabaseKey: 'public' });
  });
  afterEach(() => {
    for (const [target, name, listener] of listeners.splice(0)) target.removeEventListener(name, listener);
    jest.restoreAllMocks();
    history.replaceState(null, '', '/');
  });

  const { origin } = location;
  const thrown = (message: string, stack = `    at a (${origin}/assets/app.0123abcd.js:1:20)`) =>
    Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n${stack}` });
  const fail = (error: Error) => dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  const reject = (reason: unknown) =>
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

  it('sends an error with its place in files of the site, and of the page only its route', () => {
    fail(
      thrown(
        'x is not a function',
        [
          `    at a (${origin}/assets/app.0123abcd.js:1:20)`,
          '    at b (https://translate.test/other.js:1:2)',
          `    at ${origin}/assets/boot.0123abcd.js:3:4`,
        ].join('\n'),
      ),
    );
    expect(reports).toEqual([
      {
        kind: 'error',
        message: 'TypeError: x is not a function',
        place: 'app.0123abcd.js:1:20 boot.0123abcd.js:3:4',
        page: '/tracking/…',
        browser: expect.any(String) as string,
      },
    ]);
    expect(JSON.stringify(reports)).not.toMatch(/CARGO001|secret|hash/);
  });

  it('sends the same error once, and few of one page', () => {
    for (let turn = 0; turn < 3; turn += 1) fail(thrown('again'));
    expect(reports).toHaveLength(1);
    for (let turn = 0; turn < 20; turn += 1) fail(thrown(`other ${turn}`));
    expect(reports).toHaveLength(5);
  });

  it('leaves out errors of scripts that are not the site’s, and what says nothing', () => {
    dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    fail(thrown('x', '    at a (chrome-extension://abc/content.js:1:2)'));
    fail(Object.assign(thrown('given up'), { name: 'AbortError' }));
    reject(thrown('Failed to fetch'));
    reject(thrown('NetworkError when attempting to fetch resource.'));
    reject(new Error('/assets/app.0123abcd.js could not be loaded.'));
    expect(reports).toEqual([]);
  });

  it('sends rejections that nobody handles, whatever was thrown', () => {
    reject(thrown('x'));
    reject('a text');
    reject(undefined);
    reject({ name: 'Refused', message: 'no', details: 'typed' });
    expect(reports.map(({ kind, message, place }) => [kind, message, place])).toEqual([
      ['rejection', 'TypeError: x', 'app.0123abcd.js:1:20'],
      ['rejection', 'a text', ''],
      ['rejection', 'undefined', ''],
      ['rejection', 'Refused: no', ''],
    ]);
  });

  it('sends what the content policy has blocked, by its origin, also in Safari 16', () => {
    const { canParse } = URL;
    Object.assign(URL, { canParse: undefined });
    const block = (blockedURI: string, disposition = 'enforce') =>
      document.dispatchEvent(
        Object.assign(new Event('securitypolicyviolation'), {
          ...{
            effectiveDirective: 'img-src',
            blockedURI,
            disposition,
            sourceFile: '',
            lineNumber: 0,
            columnNumber: 0,
          },
        }),
      );
    block('https://tracker.test/pixel?who=ada');
    block('inline');
    block('data:image/png;base64,AAAA');
    block('https://reported.test/', 'report');
    Object.assign(URL, { canParse });
    expect(reports.map(({ kind, message }) => [kind, message])).toEqual([
      ['policy', 'img-src blocked https://tracker.test'],
      ['policy', 'img-src blocked inline'],
      ['policy', 'img-src blocked data'],
    ]);
  });
});
