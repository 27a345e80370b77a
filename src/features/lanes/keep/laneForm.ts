import { object, string } from 'yup';
import { RAISE_EXCEPTION, CONFLICT, UNIQUE_VIOLATION } from '@/config/status';
import { laneDeskCopy as words } from '@/content/laneDesk';
import { checkLane } from './checkLane';
import { laneFields, type LaneColumn, type LaneTexts } from './laneFields';
import type { LaneProblem } from './lanesApi';

const ruleOf = (column: LaneColumn) =>
  string()
    .default('')
    .test('lane', (_text, { parent, createError }) => {
      const problem = checkLane(parent as LaneTexts).problems?.[column];
      return problem === undefined || createError({ message: problem });
    });

/** The rules of the form are those of a file. */
export const laneRules = object(Object.fromEntries(laneFields.map(({ column }) => [column, ruleOf(column)])));

/** Whether the lane is not as it was when it was read. */
export const isConflict = ({ code }: LaneProblem): boolean => code === CONFLICT;

/** Why the database refuses a lane, as a sentence. */
export const laneRefusal = ({ code, reason, now }: LaneProblem): string => {
  if (code === CONFLICT) return now ? words.changed : words.gone;
  if (code === UNIQUE_VIOLATION) return words.taken;
  return code === RAISE_EXCEPTION ? reason : words.refused;
};
