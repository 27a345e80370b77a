import dayjs from 'dayjs';

/** The formats of spec section 9, in the user's own time zone. */
const format = (pattern: string) => (instant: string) => {
  const date = dayjs(instant);
  return date.isValid() ? date.format(pattern) : instant;
};

export const formatDayAndTime = format('D MMMM HH:mm');
export const formatTime = format('HH:mm');
export const formatDay = format('D MMMM YYYY');

/** From an instant to the value of a `datetime-local` field. Text that is not a date is returned unchanged. */
export const toLocalField = format('YYYY-MM-DDTHH:mm');
/** The reverse, to an ISO instant. */
export const toInstant = (field: string) => {
  const date = dayjs(field);
  return date.isValid() ? date.toISOString() : field;
};
