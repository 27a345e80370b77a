import { HEALTH_CHECKS } from '../readiness';

const PARTS = ['rest', 'auth', 'functions', 'realtime', 'storage'];
const PREFIXES = [...PARTS.map((part) => `/${part}/v1`), ...Object.values(HEALTH_CHECKS)];

/** Whether an address is not the site's. What it answers is for one caller and one moment, also an error. */
export const isApi = (pathname: string): boolean =>
  PREFIXES.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));

/** The header of such an answer: neither a browser nor a proxy keeps it. */
export const NOT_STORED = ['cache-control', 'no-store'] as const;
