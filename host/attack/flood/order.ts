/** What a flood is given: where to, for how long, and what only some of them need. */
export interface Order {
  pattern: string;
  url: string;
  key: string;
  seconds: number;
  adminEmail: string;
  adminPassword: string;
}

export type Pattern = (order: Order) => Promise<void>;

/** Clients in networks that nobody has: those for documentation (RFC 3849, RFC 5737). */
export const inOneNetwork = (turn: number) => `2001:db8:ffff:${turn.toString(16)}::1`;
export const inManyNetworks = (turn: number) =>
  `2001:db8:${(0x1000 + (turn >> 3)).toString(16)}:${(turn & 7).toString(16)}00::1`;

export const isOver = ({ seconds }: Order): (() => boolean) => {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() > end;
};
