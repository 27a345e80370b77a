import type { Health } from '@/features/health/healthApi';

/** An installation in which nothing is wrong. */
export const health: Health = {
  at: '2026-11-26T12:00:00.000Z',
  problems: [],
  alerts: [],
  database: {
    bytes: 50 * 1024 ** 2,
    days: [{ day: '2026-11-10', bytes: 40 * 1024 ** 2 }],
    tables: [{ name: 'consignment', bytes: 9 * 1024 ** 2 }],
  },
  mail: { mails: { sent: 12, failed: 1, unknown: 2 }, dueSince: null },
  backups: { newestAt: null, checkedAt: null, runs: [] },
  hosts: [
    {
      ...{ id: 'a', name: 'host-a', version: '1.0.0', node: '24.1.0', isAlive: true, sockets: 3 },
      ...{ memory: 300 * 1024 ** 2, busy: 0.043, diskFree: 20 * 1024 ** 3 },
      ...{ startedAt: '2026-11-25T12:00:00.000Z', seenAt: '2026-11-26T12:00:00.000Z' },
    },
  ],
  calls: { calls: 900, refused: 7, failed: 0, slow: 2 },
  routes: [
    {
      ...{ route: '/rest/v1/rpc/track_consignment', calls: 900, refused: 7, failed: 0, slow: 2 },
      ...{ mean: 0.0123, slowest: 1.5 },
    },
  ],
  errors: [
    {
      ...{
        id: 4,
        kind: 'rejection',
        message: 'TypeError: x is not a function',
        place: 'app.12345678.js:1:20',
      },
      ...{ page: '/tracking/…', browser: 'Firefox 144', times: 17 },
      ...{ firstAt: '2026-11-26T10:00:00.000Z', lastAt: '2026-11-26T11:00:00.000Z' },
    },
  ],
};
