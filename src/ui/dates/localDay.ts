const padded = (part: number) => String(part).padStart(2, '0');

/** The day of a moment as the calendar on the wall has it, year-month-day. */
export const localDay = (moment: Date) =>
  [moment.getFullYear(), padded(moment.getMonth() + 1), padded(moment.getDate())].join('-');
