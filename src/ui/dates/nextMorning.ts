const MORNING = 9;
const DAYS = 7;

/** The next day's nine o'clock, or that of the next such weekday (0: Sunday), by this computer's clock, as an ISO instant. */
export const nextMorning = (now: Date, weekday?: number) => {
  const days = weekday === undefined ? 1 : (weekday + DAYS - now.getDay()) % DAYS || DAYS;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING).toISOString();
};
