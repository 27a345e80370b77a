/** Texts shared by all forms of the public pages. */
export const formCopy = {
  required: 'This field is required',
  loading: 'Loading the form',
  refusedValue:
    'A value is too long or holds characters that cannot be stored. Nothing you typed is lost: correct it and send again.',
  noAnswer: 'There was no answer. Nothing you typed is lost: try again when you are back online.',
  notSent: 'Nothing was sent, and nothing you typed is lost. Please try again.',
  withoutScript: 'This form needs a script, and scripts are off in this browser. Ask us directly:',
} as const;
