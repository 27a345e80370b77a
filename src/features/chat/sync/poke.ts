import type { Side } from '../chat';

const kinds = ['item', 'read', 'seen', 'ended', 'deleted', 'typing', 'desk', 'address', 'present'] as const;

/** A hint that something is new; it never carries the data itself. */
export interface Poke {
  kind: (typeof kinds)[number];
  seq: number;
  /** The chat's id; only on the admin's channel. */
  chat?: string;
  by?: Side;
  /** The address of the agent; only on the admin's channel. */
  agent?: string;
}

/** Parses a broadcast's payload; undefined if it is not a poke. */
export const readPoke = (payload: unknown): Poke | undefined => {
  const { kind, seq, chat, by, agent } = (payload ?? {}) as Partial<Record<keyof Poke, unknown>>;
  const knownKind = kinds.find((candidate) => candidate === kind);
  if (!knownKind) return undefined;
  return {
    kind: knownKind,
    seq: typeof seq === 'number' ? seq : 0,
    ...(typeof chat === 'string' && { chat }),
    ...(typeof agent === 'string' && { agent }),
    ...((by === 'visitor' || by === 'agent') && { by }),
  };
};
