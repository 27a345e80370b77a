import { type HostOptions, type HostProcess, startHost } from '../host/testing/hostProcess';

/** Starts a host of the tests that is as fast as in production; see `startHost`. */
export const startMeasuredHost = (options: HostOptions = {}): Promise<HostProcess> =>
  startHost({ ...options, isOptimized: true });
