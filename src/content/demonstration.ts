/** What one and several rows of a kind are called, in the order in which they are listed. */
const kinds = {
  consignment: ['consignment', 'consignments'],
  chat: ['conversation', 'conversations'],
  inquiry: ['inquiry', 'inquiries'],
  quote: ['quote', 'quotes'],
  mail: ['e-mail', 'e-mails'],
  subscriber: ['subscriber', 'subscribers'],
  newsletter: ['newsletter', 'newsletters'],
  lane: ['template of legs', 'templates of legs'],
  template: ['template', 'templates'],
  answer: ['prepared answer', 'prepared answers'],
  account: ['account', 'accounts'],
} as const;

export type DemonstrationKind = keyof typeof kinds;

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

const rows = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'row' : 'rows'}`;

/** Texts of the demonstration that an installation begins with. */
export const demonstrationCopy = {
  heading: 'Demonstration',
  hint: 'This installation was filled with fictitious data. The site mails nothing to the people in them by itself; an e-mail that you write to one of them is sent.',
  accounts: (emails: readonly string[]) =>
    `${listed.format(emails)} ${emails.length === 1 ? 'is a colleague' : 'are colleagues'} of the demonstration: without a password nobody can sign in as ${emails.length === 1 ? 'this person' : 'one of them'} unless you make a link for it on the page Staff. An account that has a password stays.`,
  remove: 'Remove the demonstration',
  verb: 'Remove',
  goes: (counts: Partial<Record<DemonstrationKind, number>>) =>
    `This removes ${listed.format(
      Object.entries(kinds).flatMap(([kind, [single, several]]) => {
        const count = counts[kind as DemonstrationKind];
        return count ? [`${count.toLocaleString('en')} ${count === 1 ? single : several}`] : [];
      }),
    )}, with everything that belongs to them. What you have added beside them stays.`,
  changed: (count: number) =>
    count === 1
      ? 'Somebody has worked on one of these since:'
      : `Somebody has worked on ${count.toLocaleString('en')} of these since:`,
  named: (kind: DemonstrationKind, label: string) => `${kinds[kind][0]} ${label}`,
  more: (count: number) => `and ${count.toLocaleString('en')} more`,
  keep: 'Keep what was worked on, as your own',
  removed: (removed: number, keptCount: number) =>
    `The demonstration is removed: ${rows(removed)}${keptCount > 0 ? `; ${rows(keptCount)} ${keptCount === 1 ? 'is' : 'are'} yours now` : ''}`,
  notRemoved: 'The demonstration could not be removed',
} as const;
