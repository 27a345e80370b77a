import { string } from 'yup';
import { formCopy } from '@/content/forms';
import { isExact } from '@/ui/dates/exactTime';

/** The range of times that the database accepts: from the first, and before the second. */
export const moments = ['2000-01-01T00:00:00Z', '2100-01-01T00:00:00Z'] as const;

const [first, end] = moments.map((moment) => Date.parse(moment)) as [number, number];

/** The value of a `datetime-local` field, on whatever clock, or an instant. */
export const moment = string()
  .trim()
  .test('moment', 'Enter a date from 2000 to 2099', (field) => {
    if (!field) return true;
    const at = Date.parse(isExact(field) ? field : `${field}Z`);
    return at >= first && at < end;
  });

export const requiredMoment = moment.required(formCopy.required);
