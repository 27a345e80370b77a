import { brand } from '@/brand/brand';

/** Texts of the codes that stand in for the authenticator app. */
export const recoveryCopy = {
  use: 'Use a recovery code',
  useApp: 'Use the app instead',
  hint: 'Enter one of the recovery codes that you kept. It turns two-step sign-in off, so that you can set it up anew.',
  code: 'Recovery code',
  incomplete: 'Enter all 16 letters and digits',
  wrong: 'No code like this is left. Compare it with your list; each works once.',
  notNeeded: 'This session needs no code any more. Use another account, or sign in again.',

  used: (codesLeft: string) => `You signed in with a recovery code, so two-step sign-in is off. ${codesLeft}`,
  left: (count: number) => `${count} recovery ${count === 1 ? 'code is' : 'codes are'} left.`,
  setUpAgain: 'Set it up again',
  dismiss: 'Dismiss',

  heading: 'Recovery codes',
  purpose: 'Each lets you in once if you have lost your phone.',
  none: 'You have no recovery codes: if you lose your phone, you cannot sign in. Make some now.',
  failed: 'Could not load how many recovery codes are left',
  make: 'Make new codes',
  makeHint: 'Enter the code that your app shows now. The codes that you have stop working.',
  notMade: 'Two-step sign-in is on, but the recovery codes could not be made. Make them below.',

  keep: 'These codes are shown only now. Keep them where your phone is not, and nobody else looks.',
  copy: 'Copy',
  copied: 'Copied',
  byHand: 'They could not be copied: select them, and copy them by hand.',
  download: 'Download',
  print: 'Print',
  done: 'I have kept them',
  file: 'recovery-codes.txt',
  title: (account: string) => `${brand.name}: recovery codes of ${account}`,
} as const;
