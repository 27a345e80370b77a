/** Texts of the support chat, for both sides. */
export const chatCopy = {
  support: 'Chat with support',
  icon: 'the chat icon',
  title: 'Support chat',
  subtitle: 'Write to us: we answer right here.',
  greeting: 'Hello! How can we help you? Write your question below.',
  privacy: 'Please send no passwords or payment card details.',
  minimise: 'Minimise the chat',
  close: 'Close and end the chat',
  conversation: 'Conversation',
  earlier: 'Show earlier messages',
  newMessages: 'New messages',
  loading: 'Loading the conversation',

  message: 'Your message',
  placeholder: 'Write a message',
  send: 'Send',
  charactersLeft: (count: number) => `${count} characters left`,
  tooLong: (count: number) =>
    `${count} ${count === 1 ? 'character' : 'characters'} too many: a message holds 2,000.`,

  you: 'You',
  sending: 'Sending',
  tryingAgain: 'Not sent yet. It is tried again by itself.',
  failed: 'Not sent.',
  retry: 'Retry',
  delivered: 'Delivered',
  read: 'Read',
  supportTyping: 'Support is writing',
  visitorTyping: 'The visitor is writing',
  cutOff: 'No connection at the moment. Your messages are kept and sent as soon as it is back.',

  ended: 'Chat ended',
  unsent: 'Your last message was not sent. It opens the new chat.',
  startNew: 'Start a new chat',
  full: 'This chat is full. Close it to start a new one.',
  refused: { ended: 'The chat had ended.', gone: 'The chat had ended.', full: 'The chat is full.' },

  unread: (count: number) => `${count} unread ${count === 1 ? 'message' : 'messages'}`,
} as const;

export const inboxCopy = {
  title: 'Chat',
  visitors: 'Visitors',
  more: 'Show more',
  loading: 'Loading the chats',
  empty: 'No visitor has written yet',
  emptyHint: 'A new chat appears here as soon as it begins.',
  chooseOne: 'Choose a visitor to read and answer.',
  back: 'Back to the visitors',
  end: 'End this Chat',
  hasNews:
    'Something new was written meanwhile, so nothing was deleted. Confirm again to end the chat anyway.',
  deleted: 'This chat has been deleted.',
  reply: 'Your reply',
  placeholder: 'Write a reply',
  youWrote: 'You: ',
  soundOn: 'Turn the sound on',
  soundOff: 'Turn the sound off',
  full: 'This chat is full: nothing more can be written in it.',
  notSent: 'What you had written was not sent:',
} as const;
