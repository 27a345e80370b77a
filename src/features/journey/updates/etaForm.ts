import { object } from 'yup';
import { formCopy } from '@/content/forms';
import { etaCopy } from '@/content/updates';
import { requiredLine } from '@/ui/forms/textRules';
import { moment } from '@/domain/forms/momentRule';
import type { Eta } from '@/domain/journey/journey';
import type { NewEta } from '../journeyApi';
import { meantInstant, shownTime, type Where } from '@/domain/places/where';

export interface EtaValues {
  /** Texts of `datetime-local` fields on the clock of the destination; null until they are changed. */
  earliest: string | null;
  latest: string | null;
  reason: string;
  /** Whether nobody is told by mail. */
  silent: boolean;
}

export const openEta: EtaValues = { earliest: null, latest: null, reason: '', silent: false };

/** The instants that the fields show until they are changed: what is expected by now, or promised. */
export const initialEta = (expected: Pick<Eta, 'earliest' | 'latest'> | null, promised: string) => ({
  earliest: expected?.earliest ?? promised,
  latest: expected?.latest ?? promised,
});

type Initial = ReturnType<typeof initialEta>;

const required = moment.nullable().notOneOf([''], formCopy.required);

/** Both ends of the span are on the clock of one place: their texts are in the order of time. */
export const etaRules = (where: Where, initial: Initial) =>
  object({
    earliest: required,
    latest: required.test('order', etaCopy.reversed, (latest, { parent }) => {
      const { earliest } = parent as EtaValues;
      return shownTime(latest ?? null, where, initial.latest) >= shownTime(earliest, where, initial.earliest);
    }),
    reason: requiredLine,
  });

/** A revision as it is stored. The values have passed the rules. */
export const toEta = (
  { earliest, latest, reason, silent }: EtaValues,
  where: Where,
  initial: Initial,
): Omit<NewEta, 'consignment' | 'request_key'> => ({
  earliest: meantInstant(earliest, where, initial.earliest) ?? initial.earliest,
  latest: meantInstant(latest, where, initial.latest) ?? initial.latest,
  reason: reason.trim(),
  silent,
});
