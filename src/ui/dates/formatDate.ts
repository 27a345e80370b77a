import dayjs from 'dayjs';

/**
 * Every format in which the product shows or reads a date: no other module has its own (a test looks). All are in English,
 * the language of the site, and in the reader's own time zone. Text that is not a date is returned unchanged.
 */
const format = (pattern: string) => (date: string) => {
  const moment = dayjs(date);
  return moment.isValid() ? moment.format(pattern) : date;
};

/** The formats of docs/conformance.md, section 9. */
export const formatDayAndTime = format('D MMMM HH:mm');
export const formatTime = format('HH:mm');
/** Of an instant, or of a calendar day (year-month-day), which is the same day in every time zone. */
export const formatDay = format('D MMMM YYYY');

/** For the admin, whose lists go back years. */
export const formatDayYearAndTime = format('D MMMM YYYY [at] HH:mm');

/** As part of a file name, where the order of names is that of days. */
export const formatFileDay = format('YYYY-MM-DD');

/** From an instant to the value of a `datetime-local` field. */
export const toLocalField = format('YYYY-MM-DDTHH:mm');

/** The reverse, to an ISO instant. */
export const toInstant = (field: string) => {
  const moment = dayjs(field);
  return moment.isValid() ? moment.toISOString() : field;
};
