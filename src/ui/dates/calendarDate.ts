const dayMonthYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A calendar day (year-month-day) as 'day month year' (spec section 9): the same wherever it renders. */
export const calendarDate = (day: string) => dayMonthYear.format(new Date(day));
