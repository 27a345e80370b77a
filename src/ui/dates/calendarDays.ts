const DAY_MS = 86_400_000;

/** Calendar days as year-month-day, in no time zone. */
export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const isWeekend = (day: string) => [0, 6].includes(new Date(Date.parse(day)).getUTCDay());

/** So many days from Monday to Friday later; holidays are not known. */
export const plusWorkingDays = (day: string, days: number): string => {
  let reached = day;
  for (let remaining = days; remaining > 0;) {
    reached = plusDays(reached, 1);
    if (!isWeekend(reached)) remaining -= 1;
  }
  return reached;
};
