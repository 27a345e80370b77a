/** Texts of the admin's sign-in. */
export const authCopy = {
  incomplete: 'Please provide correct email and/or password',
  noAnswer: 'There was no answer. Try again when you are back online.',
  serverFailed: 'The server failed. Try again in a moment.',
  tooMany: 'Too many attempts. Try again in five minutes.',
  unchecked: 'Your session could not be checked.',
  leftAlone:
    'You were signed out because nothing happened for 15 minutes. What you had typed comes back when you sign in here again.',

  codeHeading: 'One more step',
  codeHint: 'Enter the six digits that your authenticator app shows now.',
  code: 'Code',
  codeMissing: 'The code has six digits',
  codeWrong: 'This code is not right, or its half minute is over. Enter the one your app shows now.',
  confirm: 'Confirm',
  otherAccount: 'Use another account',

  idleTitle: 'Are you still there?',
  idleText: (seconds: number) =>
    `You will be signed out in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, because nothing has happened for a while.`,
  stay: 'Stay signed in',
  leave: 'Log out now',
} as const;

export const settingsCopy = {
  title: 'Settings',
  heading: 'Two-step sign-in',
  loading: 'Loading the settings',
  failed: 'The settings could not be fetched',
  notOffered: 'This server offers no second step.',
  off: 'Off. Whoever knows your password can sign in.',
  on: 'On. Signing in takes your password and a code from your authenticator app.',
  since: 'Since',
  setUp: 'Set up',
  scan: 'Scan this with an authenticator app on your phone, or type the key into it. Then enter the code it shows.',
  qr: 'What your authenticator app scans',
  key: 'Key',
  keep: 'Keep the key somewhere safe: without your phone it is the only way in.',
  cancel: 'Cancel',
  turnedOn: 'Two-step sign-in is on',
  remove: 'Turn off',
  removeTitle: 'Turn off two-step sign-in',
  turnedOff: 'Two-step sign-in is off',
  notSetUp: 'The second step could not be set up',
  notRemoved: 'The second step could not be turned off',
} as const;
