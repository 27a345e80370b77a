/** Texts of settings that say for how long something is kept. */
export const termCopy = {
  days: 'Days',
  daysRule: 'Enter 1 to 3650 days.',
  save: 'Save',
} as const;
