const padded = (part: number) => String(part).padStart(2, '0');

/** The local calendar day of an instant, as year-month-day. */
export const localDay = (moment: Date) =>
  [moment.getFullYear(), padded(moment.getMonth() + 1), padded(moment.getDate())].join('-');
