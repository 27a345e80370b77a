import type { Env } from '@/config/env';

/** The most reports that a page sends until it is loaded again: a loop that keeps failing must not send for ever. */
const MOST_REPORTS = 5;

/** The most characters of a message that the database stores. */
const MESSAGE_LENGTH = 1_000;

/**
 * Errors that say nothing about this site: an aborted request, a lost connection (files and reads are requested again), and a
 * warning of browsers about their own layout.
 */
const IGNORED =
  /^AbortError|^ChunkLoadError|could not be loaded\.$|Failed to fetch|^TypeError: (?:NetworkError|Load failed)|^ResizeObserver loop/;

const FRAME = /\/(?:assets\/)?([\w.-]{1,60}\.js):(\d{1,7}):(\d{1,7})/g;

interface Report {
  kind: 'error' | 'rejection' | 'policy';
  message: string;
  /** Up to three places in files of this site, the innermost call first. */
  place: string;
}

const placesIn = (stack: string, origin: string): string =>
  stack
    .split('\n')
    .filter((line) => line.includes(origin))
    .flatMap((line) => [...line.matchAll(FRAME)].map(([, ...place]) => place.join(':')))
    .slice(0, 3)
    .join(' ');

/** An address without what somebody typed or what names a row: only words of the site's own routes stay. */
export const pageName = (pathname: string): string => pathname.replace(/[^/]*[^/a-z_-][^/]*/g, '…');

/** The browser's name and version, for which errors often differ, and nothing else of it. */
export const browserVersion = (agent: string): string => {
  const [, name = '', version = ''] =
    /(Edg|Firefox)\/(\d+)/.exec(agent) ??
    /(Chrome)\/(\d+)/.exec(agent) ??
    /Version\/(\d+)\S* (?:Mobile\S* )?(Safari)/.exec(agent) ??
    [];
  if (version === 'Safari') return `Safari ${name}`;
  return name && `${name === 'Edg' ? 'Edge' : name} ${version}`;
};

const errorText = (thrown: unknown): string => {
  const { name, message } = (typeof thrown === 'object' && thrown ? thrown : {}) as Partial<Error>;
  return message === undefined ? String(thrown) : `${name ?? 'Error'}: ${message}`;
};

const ofError = ({ error, message, filename, lineno, colno }: ErrorEvent, origin: string): Report => ({
  kind: 'error',
  message: error ? errorText(error) : message,
  place: placesIn((error as Error | null)?.stack ?? `${filename}:${lineno}:${colno}`, origin),
});

const ofRejection = ({ reason }: PromiseRejectionEvent, origin: string): Report => ({
  kind: 'rejection',
  message: errorText(reason),
  place: placesIn((reason as Error | undefined)?.stack ?? '', origin),
});

/** `URL.canParse` is missing in Safari before 17. */
const urlOf = (text: string): URL | undefined => {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
};

/** Only the origin of what was blocked: the rest of its address may be anything. */
const ofViolation = (violation: SecurityPolicyViolationEvent, origin: string): Report => {
  const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = violation;
  const blocked = urlOf(blockedURI);
  const source = !blocked || blocked.origin === 'null' ? blockedURI.split(':')[0] : blocked.origin;
  return {
    kind: 'policy',
    message: `${effectiveDirective} blocked ${source}`,
    place: placesIn(`${sourceFile}:${lineNumber}:${columnNumber}`, origin),
  };
};

/**
 * Tells the database of errors that nobody has caught, of rejections that nobody handles, and of what the content policy has
 * blocked: each once, a few of one page. Scripts of others (extensions, the translator) are not reported: their errors have
 * no place in a file of this site. What may be personal in a message is cut by the database.
 */
export const reportBrowserErrors = ({ supabaseUrl, supabaseKey }: Env): void => {
  const sentReports = new Set<string>();
  const send = (report: Report): void => {
    const { message, place } = report;
    const key = message + place;
    if (sentReports.size >= MOST_REPORTS || sentReports.has(key) || IGNORED.test(message)) return;
    sentReports.add(key);
    const pageFacts = { page: pageName(location.pathname), browser: browserVersion(navigator.userAgent) };
    const body = JSON.stringify({ ...report, ...pageFacts, message: message.slice(0, MESSAGE_LENGTH) });
    const headers = { apikey: supabaseKey, 'content-type': 'application/json' };
    const url = `${supabaseUrl}/rest/v1/rpc/report_browser_error`;
    fetch(url, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined); // there is nobody to tell
  };
  const { origin } = location;
  addEventListener('error', (event) => {
    const report = ofError(event, origin);
    if (report.place) send(report);
  });
  addEventListener('unhandledrejection', (event) => send(ofRejection(event, origin)));
  document.addEventListener('securitypolicyviolation', (event) => {
    if (event.disposition === 'enforce') send(ofViolation(event, origin));
  });
};
