/** What is said to whoever pastes or drops a file where none is taken. */
export const filesCopy = {
  visitor: (email: string) =>
    `Pictures and files cannot be sent here yet. Please send them to ${email}. What you typed is still here.`,
  staff:
    'Pictures and files cannot be put here yet. Use the button for files where the page has one, or your own mail program. What you typed is still here.',
} as const;
