import dayjs from 'dayjs';

/** The formats of spec section 9, in the reader's own time zone. */
const format = (pattern: string) => (instant: string) => {
  const date = dayjs(instant);
  return date.isValid() ? date.format(pattern) : instant;
};

export const formatDayAndTime = format('D MMMM HH:mm');
export const formatTime = format('HH:mm');
export const formatDay = format('D MMMM YYYY');

/** Between an instant and what a `datetime-local` field holds. An unreadable text is passed on as it is. */
export const toLocalField = format('YYYY-MM-DDTHH:mm');
/** The way back: an ISO instant. */
export const toInstant = (field: string) => {
  const date = dayjs(field);
  return date.isValid() ? date.toISOString() : field;
};
