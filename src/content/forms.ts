/** Texts shared by all forms of the public pages. */
export const formCopy = {
  required: 'This field is required',
  loading: 'Loading the form',
  refusedValue:
    'An entry is too long or contains invalid characters. What you typed is still here: correct it and send again.',
  noAnswer: 'We could not connect. What you typed is still here: try again when you are online.',
  notSent: 'This was not sent. What you typed is still here. Please try again.',
  withoutScript: 'This form needs JavaScript, which is off in your browser. Contact us directly:',
} as const;

/** Labels of the button of a password field. */
export const passwordCopy = { show: 'Show the password', hide: 'Hide the password' } as const;
