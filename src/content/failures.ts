/** What is said where nobody says why a call failed. */
export const failureCopy = {
  noAnswer: 'Could not reach the server. Check your connection and try again.',
  serverFailed: 'Something went wrong on the server. Try again in a moment.',
} as const;
