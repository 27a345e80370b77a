import { roleNames, type Role } from './staff';

/** Texts around a forgotten password and an invitation. */
export const accountCopy = {
  forgotten: 'Forgot password?',
  forgottenHint:
    'Enter the e-mail address that you sign in with. A link to choose a new password is sent to it.',
  email: 'Email',
  emailMissing: 'Enter your e-mail address',
  request: 'Send the link',
  notRequested: 'The link could not be asked for. Try again in a moment.',
  toLogin: 'Back to the login',
  welcome: 'Welcome',
  reset: 'New password',
  for: (email: string) => `For ${email}`,
  invited: (role: Role) => `You are invited with the role “${roleNames[role]}”.`,
  factor: 'All your sessions end. If you have set up two-step sign-in, it stays as it is.',
  password: 'New password',
  save: 'Save the password',
  unclear:
    'No answer came, so the password may be set already. Try again; if the link does not work any more, sign in with the new password.',
  signIn: 'Your password is set. Sign in with it.',
  loading: 'Checking the link',
  unchecked: 'The link could not be checked',
  over: 'This link has been used, has run out or was withdrawn. If you have chosen a password with it, sign in with that; otherwise ask an owner of the site for a new one.',
} as const;
