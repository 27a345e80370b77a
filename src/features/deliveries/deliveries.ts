/** What was delivered in one month. */
export interface MonthFigures {
  /** Year-month. */
  month: string;
  delivered: number;
  /** Of these, how many not after the promised moment. */
  on_time: number;
}

/** What was delivered on one lane. */
export interface LaneFigures {
  origin: string;
  destination: string;
  delivered: number;
  on_time: number;
  /** From registration to delivery. */
  median_days: number;
}

/** As `public.delivery_figures` returns them: the earliest month and the busiest lane first. */
export interface DeliveryFigures {
  months: MonthFigures[];
  lanes: LaneFigures[];
}

/** The first day of the month eleven months before that of `now` (ms), as year-month-day. */
export const yearBefore = (now: number) => {
  const [year = 0, month = 1] = new Date(now).toISOString().split('-').map(Number);
  return new Date(Date.UTC(year, month - 12, 1)).toISOString().slice(0, 10);
};
