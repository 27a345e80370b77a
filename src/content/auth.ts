import { failureCopy } from './failures';

/** Texts of the admin's sign-in. */
export const authCopy = {
  incomplete: 'Please provide correct email and/or password',
  emailMissing: 'Enter your e-mail address',
  passwordMissing: 'Enter your password',
  wrong: 'Nobody on the staff has this e-mail address and this password. Check both, and the Caps Lock key.',
  ...failureCopy,
  tooMany: 'Too many attempts. Try again in five minutes.',
  unchecked: 'Could not check that you are signed in.',
  /** Why the last session ended. */
  ended: {
    idle: 'You were signed out after 15 minutes of inactivity. Sign in here again to get back what you typed.',
    locked:
      'The locked session was ended, by hand or after 12 hours. Sign in here again to get back what you typed.',
    expired:
      'Your session has expired, or was ended elsewhere. Sign in here again to get back what you typed.',
    elsewhere: 'You logged out in another tab. Sign in here again to get back what you typed.',
    removed: 'This account is not on the staff any more. Ask an owner of the site if you still need access.',
    copied:
      'This tab is a copy of another one, and each tab has a sign-in of its own. Sign in here too, or go on in the other tab: it is still signed in.',
    signedOut: 'You are logged out, in all tabs of this browser.',
  },
  wanted: 'Sign in to open this page. Each tab asks for the password once.',

  codeHeading: 'One more step',
  codeHint: 'Enter the six-digit code from your authenticator app.',
  code: 'Code',
  codeMissing: 'Enter all six digits',
  codeWrong: 'That code is wrong or has expired. Enter the one your app shows now.',
  factorGone:
    'This set-up was removed, or begun anew in another tab. Cancel, and begin again from what is shown then.',
  confirm: 'Confirm',
  otherAccount: 'Use another account',

  idleTitle: 'Are you still there?',
  idleText: (seconds: number) =>
    `You will be signed out in ${seconds} ${seconds === 1 ? 'second' : 'seconds'} because you have been inactive.`,
  idleLockText: (seconds: number) =>
    `The screen locks in ${seconds} ${seconds === 1 ? 'second' : 'seconds'} because you have been inactive.`,
  stay: 'Keep working',
  leave: 'Log out now',

  logOut: 'Log out',
  logOutTitle: 'Log out and discard what you typed',
} as const;

export const settingsCopy = {
  title: 'Settings',
  heading: 'Two-step sign-in',
  loading: 'Loading the settings',
  failed: 'Could not load your settings',
  notOffered: 'This server does not support two-step sign-in.',
  off: 'Off. Anyone who knows your password can sign in.',
  on: 'On. To sign in, you need your password and a code from your authenticator app.',
  since: 'Since',
  setUp: 'Set up',
  setUpText:
    'Enter your password first: whoever finds this page open shall not be able to lock you out of your account.',
  goOn: 'Continue',
  scan: 'Scan this with an authenticator app on your phone, or type in the key. Then enter the code that the app shows.',
  qr: 'QR code for your authenticator app',
  key: 'Key',
  keep: 'Ten recovery codes follow, for the day that you lose your phone.',
  cancel: 'Cancel',
  turnedOn: 'Two-step sign-in is on',
  remove: 'Turn off',
  removeText:
    'To turn it off, enter the code that your app shows now. Your password alone will then be enough to sign in. You can set it up again at any time. If you have lost the app, log out, and sign in with a recovery code: that turns it off, too.',
  turnedOff: 'Two-step sign-in is off',
  notSetUp: 'Could not set up two-step sign-in',
  notRemoved: 'Could not turn off two-step sign-in',
} as const;

export const identityCopy = {
  heading: 'Is it you?',
  text: 'Somebody who finds this page open must not be able to let others in. Enter your password, then do it again.',
  confirm: 'Confirm',
  cancel: 'Cancel',
  confirmed: 'Confirmed for half an hour',
} as const;

export const passwordChangeCopy = {
  heading: 'Password',
  current: 'Current password',
  next: 'New password',
  rule: 'At least 8 characters. A few words that nobody else would put together are long and easy to remember.',
  others: 'Your other sessions end with the change. You stay signed in here.',
  change: 'Change the password',
  changed: 'Your password is changed',
  currentMissing: 'Enter your current password',
  tooShort: 'Enter at least 8 characters',
  tooLong: 'Too long: 72 letters and digits fit, of other characters fewer',
  currentWrong: 'This is not your current password',
  same: 'This is your current password: choose another one',
  weak: 'The sign-in server finds this password too weak: choose a longer one',
  tooOld: 'This session is too old to change the password. Log out, sign in again, and repeat it.',
  unclear:
    'No answer came, so the password may be changed already. Try again; if the current one is not accepted, it is.',
  failed: 'The password could not be changed. Try again in a moment.',
} as const;

export const sessionsCopy = {
  heading: 'Sessions',
  hint: 'Each tab in which you sign in is a session. One whose tab you closed without logging out is still listed: end what you do not use or do not recognize.',
  loading: 'Loading your sessions',
  failed: 'Could not load your sessions',
  isThis: 'This session',
  started: 'Signed in',
  used: 'Last used',
  usedHint: 'A session in use is noted about once an hour.',
  unknown: 'Unknown browser',
  on: (browser: string, system: string) => `${browser} on ${system}`,
  end: 'End',
  endOne: (device: string, since: string) => `End the session in ${device}, signed in ${since}`,
  ended: 'The session is ended',
  notEnded: 'The session could not be ended',
  endOthers: 'End all other sessions',
  othersEnded: 'All other sessions are ended',
  othersNotEnded: 'The other sessions could not be ended',
  alone: 'There is no other session.',
} as const;
