/** Texts of the locked screen. */
export const screenLockCopy = {
  heading: 'The screen is locked',
  text: (name: string) =>
    `Signed in as ${name}. The page is as it was left, with what was typed; new chats are still announced here.`,
  loading: 'Loading the form',
  password: 'Password',
  unlock: 'Unlock',
  wrong: 'This is not the password of this account. Check it, and the Caps Lock key.',
  codeHint:
    'Now the six-digit code from your authenticator app. Without it, log out and sign in with a recovery code.',
  logOut: 'Log out',
} as const;
