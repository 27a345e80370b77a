/** "EUR 1,250.50" */
export const priceText = (price: string, currency: string): string => {
  const [whole = '', decimals = ''] = price.split('.');
  return `${currency} ${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals.padEnd(2, '0')}`;
};

/** "23 November 2026" */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`));
