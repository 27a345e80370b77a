import { Refused } from '../_shared/refused.ts';
import type { Answers } from './mailLog.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]{5,15}(Z|[+-]\d\d:\d\d)$/;

const parse = (header: string): unknown => {
  try {
    return JSON.parse(header);
  } catch {
    return undefined;
  }
};

const isAnswers = (value: unknown): value is Answers => {
  const { inquiry, handledAt } = (value ?? {}) as Partial<Record<keyof Answers, unknown>>;
  return (
    Number.isSafeInteger(inquiry) &&
    (handledAt === null || (typeof handledAt === 'string' && INSTANT.test(handledAt)))
  );
};

/** What the header `Answers` says: `{"inquiry": 7, "handledAt": an instant or null}`. Throws {@link Refused} 400. */
export const readAnswers = (header: string | null): Answers | undefined => {
  if (header === null) return undefined;
  const parsed = parse(header);
  if (!isAnswers(parsed)) throw new Refused(400, 'The Answers header must name an inquiry.');
  return { inquiry: parsed.inquiry, handledAt: parsed.handledAt };
};
