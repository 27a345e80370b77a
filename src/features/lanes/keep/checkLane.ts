import { ownValue } from '@/config/ownValue';
import { laneDeskCopy } from '@/content/laneDesk';
import { formatDay } from '@/ui/dates/formatDate';
import { readDate } from '@/ui/dates/readDate';
import type { DateColumn } from '@/ui/dates/readDay';
import { line, requiredLine } from '@/ui/forms/textRules';
import { formCopy } from '@/content/forms';
import { laneFields, type LaneColumn, type LaneField, type LaneTexts, type LaneValues } from './laneFields';

const { problems: words } = laneDeskCopy;

type Checked = { value: LaneValues[LaneColumn] } | { problem: string };

const INTEGER = /^\d{1,6}$/;
const CODE = /^[A-Z]{2}[A-Z0-9]{3,8}$/;
const FLAGS: Readonly<Record<string, boolean>> = {
  yes: true,
  no: false,
  true: true,
  false: false,
  '1': true,
  '0': false,
};

const checkInteger = (text: string, least: number, most: number): Checked => {
  const number = Number(text);
  return INTEGER.test(text) && number >= least && number <= most
    ? { value: number }
    : { problem: words.integer(least, most) };
};

const checkChoice = (text: string, choices: readonly string[]): Checked => {
  const choice = choices.find((choice) => choice.toLowerCase() === text.toLowerCase());
  return choice === undefined
    ? { problem: words.choice(choices.join(', ')) }
    : { value: choice as LaneValues['mode'] };
};

const isInRange = (day: string) => day >= '2000-01-01' && day <= '2099-12-31';

/** A calendar day as it is written, which no time zone moves. */
const checkDay = (text: string, column?: DateColumn): Checked => {
  const date = readDate(text, 'UTC', column);
  if (date === 'unknown') return { problem: words.day };
  if ('either' in date)
    return { problem: words.eitherDay(formatDay(date.either[0]), formatDay(date.either[1])) };
  const day = date.instant.slice(0, 10);
  return isInRange(day) ? { value: day } : { problem: words.day };
};

const checkLine = (text: string, isRequired: boolean): Checked => {
  try {
    (isRequired ? requiredLine : line).validateSync(text);
    return { value: text };
  } catch (error) {
    return { problem: (error as Error).message };
  }
};

const checkText = (field: LaneField, text: string, column?: DateColumn): Checked => {
  switch (field.kind) {
    case 'integer':
      return checkInteger(text, field.least, field.most);
    case 'choice':
      return checkChoice(text, field.choices);
    case 'flag': {
      const value = ownValue(FLAGS, text.toLowerCase());
      return value === undefined ? { problem: words.flag } : { value };
    }
    case 'day':
      return checkDay(text, column);
    case 'code': {
      const code = text.toUpperCase().replace(/\s/g, '');
      return CODE.test(code) ? { value: code } : { problem: words.code };
    }
    case 'line':
      return checkLine(text, field.required ?? false);
  }
};

/** What an empty text means. */
const emptyOf = ({ column, required }: LaneField): Checked => {
  if (required) return { problem: formCopy.required };
  if (column === 'published') return { value: true };
  return { value: column === 'workingDays' ? false : null };
};

export type Problems = Partial<Record<LaneColumn, string>>;

/** What is wrong between two values that are right by themselves. */
const crossProblems = (lane: Partial<LaneValues>): Problems => {
  const { daysMin = 0, daysMax = daysMin, cutOffHoursMin: min = null, cutOffHoursMax: max = null } = lane;
  return {
    ...(daysMax < daysMin && { daysMax: words.order }),
    ...(min !== null && max === null && { cutOffHoursMax: words.bothHours }),
    ...(min === null && max !== null && { cutOffHoursMin: words.bothHours }),
    ...(min !== null && max !== null && max < min && { cutOffHoursMax: words.order }),
  };
};

/** The lane that the texts state, or what is wrong with each of them. */
export const checkLane = (
  texts: LaneTexts,
  dates: Readonly<Partial<Record<LaneColumn, DateColumn>>> = {},
): { lane: LaneValues; problems?: undefined } | { problems: Problems } => {
  const problems: Problems = {};
  const values: Record<string, LaneValues[LaneColumn]> = {};
  for (const field of laneFields) {
    const text = (texts[field.column] ?? '').trim();
    const checked = text === '' ? emptyOf(field) : checkText(field, text, dates[field.column]);
    if ('problem' in checked) problems[field.column] = checked.problem;
    else values[field.column] = checked.value;
  }
  const lane = values as unknown as LaneValues;
  const all = { ...crossProblems(lane), ...problems };
  return Object.keys(all).length > 0 ? { problems: all } : { lane };
};
