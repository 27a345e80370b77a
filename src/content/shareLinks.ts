import { ownValue } from '@/config/ownValue';
import { counted } from './counted';

/** What a link can show, as people read it. The database checks the same names (docs/decisions/006). */
export const shareScopes = {
  journey: {
    label: 'Journey only',
    hint: 'Where it is, what has happened and when it arrives. Neither names nor addresses of sender and receiver.',
  },
  parties: {
    label: 'Journey, sender and receiver',
    hint: 'The same, and names, addresses, telephone numbers and e-mail addresses of both.',
  },
  proof: {
    label: 'All of it, and the proof of delivery',
    hint: 'The same, and who took the goods, with signature and photographs.',
  },
} as const;

export type ShareScope = keyof typeof shareScopes;

/** For how long a link works, in days. */
export const shareDays = { 1: '1 day', 7: '7 days', 30: '30 days', 90: '90 days' } as const;

const makers = { sender: 'the sender', receiver: 'the receiver' } as const;

/** Texts of the links that share a consignment, where they are made. */
export const shareLinksCopy = {
  heading: 'Share links',
  hint: 'Whoever has such a link sees this consignment until the link ends, without a word or an account.',
  lockHint:
    'Each link shows the tracking number. While the parties are not locked (Settings), that number shows names and addresses on the tracking page.',
  make: 'Make a link',
  scope: 'What it shows',
  days: 'For how long',
  submit: 'Make the link',
  notMade: 'The link could not be made',
  made: 'The link is made. It is shown only now: copy it, and pass it on.',
  link: 'Share link',
  copy: 'Copy the link',
  copied: 'Copied',
  byHand: 'Your browser does not let this page copy. Select the link and copy it.',
  list: 'Links that work',
  none: 'No link works at present.',
  loading: 'Loading the links',
  failed: 'The links could not be loaded',
  madeAt: 'Made',
  by: (maker: string) => `by ${ownValue(makers, maker) ?? maker}`,
  until: 'Works until',
  unopened: 'Not opened yet',
  opened: (times: number) => `Opened ${counted(times, 'time')}, last`,
  revoke: 'Revoke',
  revokeOf: (scope: ShareScope, day: string) => `Revoke the link made ${day}: ${shareScopes[scope].label}`,
  revoked: 'The link is revoked',
  notRevoked: 'The link could not be revoked',
} as const;

/** What differs for a party, which makes links by its word. */
export const partyLinksCopy = {
  open: 'Share this consignment by a link',
  ownLinks: 'Links that you have made',
  none: 'You have made no link that still works.',
  refused:
    'Your word does not work any more, or too many wrong ones were tried today. Ask us for a new word.',
} as const;

/** Texts of the page that a link leads to. */
export const sharedCopy = {
  title: 'Shared consignment',
  loading: 'Opening the link',
  failed: 'The link could not be opened',
  over: 'This link shows nothing: it has ended, was revoked or is not complete. Ask whoever sent it to you for a new one.',
  again: 'Links are not kept here. To see the consignment, open the link again that you were sent.',
  until: (moment: string) => `This link works until ${moment}.`,
  kept: 'The page does not keep it: after leaving or reloading, open the link again.',
  lookAgain: 'Look again',
  contact: 'Questions? Write to us, or call:',
  privacy: 'Privacy policy',
} as const;
