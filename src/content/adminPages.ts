/** What pages of the admin area are called, which the sidebar names without the other words of theirs. */
export const adminPages = {
  quotes: 'Quotes',
  lanes: 'Lanes',
  scan: 'Scan',
  staff: 'Staff',
  privacy: 'People and data',
  health: 'Health',
} as const;
