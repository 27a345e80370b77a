/** Texts of the admin's sign-in. */
export const authCopy = {
  incomplete: 'Please provide correct email and/or password',
  noAnswer: 'Could not reach the server. Check your connection and try again.',
  serverFailed: 'Something went wrong on the server. Try again in a moment.',
  tooMany: 'Too many attempts. Try again in five minutes.',
  unchecked: 'Could not check that you are signed in.',
  leftAlone:
    'You were signed out after 15 minutes of inactivity. Sign in here again to get back what you typed.',

  codeHeading: 'One more step',
  codeHint: 'Enter the six-digit code from your authenticator app.',
  code: 'Code',
  codeMissing: 'Enter all six digits',
  codeWrong: 'That code is wrong or has expired. Enter the one your app shows now.',
  confirm: 'Confirm',
  otherAccount: 'Use another account',

  idleTitle: 'Are you still there?',
  idleText: (seconds: number) =>
    `You will be signed out in ${seconds} ${seconds === 1 ? 'second' : 'seconds'} because you have been inactive.`,
  stay: 'Stay signed in',
  leave: 'Log out now',
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
  scan: 'Scan this with an authenticator app on your phone, or type in the key. Then enter the code that the app shows.',
  qr: 'QR code for your authenticator app',
  key: 'Key',
  keep: 'Keep the key somewhere safe. If you lose your phone, it is the only way to sign in.',
  cancel: 'Cancel',
  turnedOn: 'Two-step sign-in is on',
  remove: 'Turn off',
  removeTitle: 'Turn off two-step sign-in',
  turnedOff: 'Two-step sign-in is off',
  notSetUp: 'Could not set up two-step sign-in',
  notRemoved: 'Could not turn off two-step sign-in',
} as const;
