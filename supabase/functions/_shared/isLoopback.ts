/** Whether a name or an address, also one in brackets as in a URL, is this machine, which no network is on the way to. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/.test(host);
