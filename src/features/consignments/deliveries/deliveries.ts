/** Deliveries of one month on one lane (`public.delivery_figures`). */
export interface DeliveryFigure {
  /** Year-month. */
  month: string;
  origin: string;
  destination: string;
  delivered: number;
  /** Of these, how many not after the promised moment. */
  on_time: number;
  /** From registration to delivery. */
  median_days: number;
}

export interface MonthFigures {
  month: string;
  delivered: number;
  onTime: number;
}

export interface LaneFigures {
  origin: string;
  destination: string;
  delivered: number;
  onTime: number;
  /** The medians of its months, weighted by their deliveries. */
  days: number;
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

const groupedBy = (figures: readonly DeliveryFigure[], keyOf: (figure: DeliveryFigure) => string) => {
  const groups = new Map<string, DeliveryFigure[]>();
  for (const figure of figures) groups.set(keyOf(figure), [...(groups.get(keyOf(figure)) ?? []), figure]);
  return [...groups.values()];
};

const totals = (figures: DeliveryFigure[]) => ({
  delivered: sum(figures.map(({ delivered }) => delivered)),
  onTime: sum(figures.map(({ on_time }) => on_time)),
});

/** By month, the earliest first. */
export const byMonth = (figures: readonly DeliveryFigure[]): MonthFigures[] =>
  groupedBy(figures, ({ month }) => month)
    .map((group) => ({ month: group[0]?.month ?? '', ...totals(group) }))
    .sort((a, b) => a.month.localeCompare(b.month));

/** By lane, the busiest first. */
export const byLane = (figures: readonly DeliveryFigure[]): LaneFigures[] =>
  groupedBy(figures, ({ origin, destination }) => JSON.stringify([origin, destination]))
    .map((group) => {
      const { delivered, onTime } = totals(group);
      const days = sum(group.map((one) => one.median_days * one.delivered)) / delivered;
      const { origin = '', destination = '' } = group[0] ?? {};
      return { origin, destination, delivered, onTime, days: Math.round(days * 10) / 10 };
    })
    .sort((a, b) => b.delivered - a.delivered || a.origin.localeCompare(b.origin));

/** The first day of the month eleven months before that of `now` (ms), as year-month-day. */
export const yearBefore = (now: number) => {
  const [year = 0, month = 1] = new Date(now).toISOString().split('-').map(Number);
  return new Date(Date.UTC(year, month - 12, 1)).toISOString().slice(0, 10);
};
