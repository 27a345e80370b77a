/** In whole per cent, rounded down: only all of them are 100. */
export const percentOf = (part: number, all: number) => Math.floor((part * 100) / all);

/** Texts of the first screen of the day. */
export const dashboardCopy = {
  heading: 'Dashboard',
  today: 'To be done today',
  figures: {
    late: 'Late',
    held: 'Held',
    stale: 'No update for 7 days',
    arriving: 'Arriving this week',
    chats: 'Unread chat messages',
    inquiries: 'Inquiries to be answered',
    quotes: 'New quotes',
  },
  unknown: '–',

  deliveries: 'Deliveries of the last 12 months',
  loading: 'Loading the deliveries',
  none: 'Nothing has been delivered in the last 12 months.',
  onTime: 'Share delivered in time, by month',
  onTimeAxis: 'In time (%)',
  transit: 'Days from registration to delivery, by lane',
  transitAxis: 'Days (median)',
  lane: (origin: string, destination: string) => `${origin} → ${destination}`,
  laneOnTwoLines: (origin: string, destination: string) => `${origin}\n→ ${destination}`,
  byMonth: 'Deliveries by month',
  byLane: 'Deliveries by lane',
  columns: {
    month: 'Month',
    lane: 'Lane',
    delivered: 'Delivered',
    onTime: 'In time',
    days: 'Days (median)',
  },
  share: (onTime: number, delivered: number) =>
    `${percentOf(onTime, delivered)} % (${onTime.toLocaleString('en')})`,
  moreLanes: (count: number) =>
    `The chart shows the busiest lanes; ${count.toLocaleString('en')} more in the table.`,
} as const;
