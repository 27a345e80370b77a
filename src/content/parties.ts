/** Texts of who sees sender and receiver. */
export const partiesCopy = {
  locked: 'Names are shortened here, and contact details are hidden.',
  proofHidden: 'There is a proof of delivery, which only sender and receiver see.',
  open: 'I am the sender or the receiver',
  hint: 'Enter your word, as we gave it to you, or a code that we send you by e-mail.',
  secret: 'Word or code',
  missing: 'Enter your word or a code',
  show: 'Show names and addresses',
  showProof: 'Show the proof of delivery',
  refused: 'This does not open it. After ten wrong words in a day only a code by e-mail does.',
  failed: 'This could not be checked',
  byMail: 'No word at hand? We send a code to the address that we have of you:',
  sender: 'Send a code to the sender',
  receiver: 'Send a code to the receiver',
  notSent: 'The code could not be asked for. Try again in a moment.',
  opened: 'Names and addresses are shown until you leave this page.',
  proofOpened: 'The proof of delivery is shown until you leave this page.',
} as const;

/** Texts of the words of the parties, for the admin. */
export const partyWordsCopy = {
  heading: 'Words of the parties',
  hint: 'While the parties are locked (Settings), their word shows names and addresses on the tracking page. Tell it to nobody else. A new word also ends the share links that were made with the old one.',
  loading: 'Loading the words',
  failed: 'The words could not be loaded',
  word: { sender: 'The sender’s word', receiver: 'The receiver’s word' },
  copy: { sender: 'Copy the sender’s word', receiver: 'Copy the receiver’s word' },
  copied: 'Copied',
  byHand: 'Your browser does not let this page copy. Select the word and copy it.',
  renew: { sender: 'New word for the sender', receiver: 'New word for the receiver' },
  ask: {
    sender: 'The sender’s present word then opens nothing.',
    receiver: 'The receiver’s present word then opens nothing.',
  },
  confirm: 'Make a new word',
  renewed: 'The word is new',
  notRenewed: 'The word could not be changed',
} as const;

/** Texts of the switch in the settings. */
export const lockCopy = {
  heading: 'What strangers see of sender and receiver',
  hint: 'Anybody who has a tracking number, from a photographed label for example, sees the tracking page.',
  open: 'Everything: names, addresses, telephone numbers and e-mail addresses',
  locked: 'Locked: initials only',
  lockedHint:
    'Sender and receiver open it with a word, which stands on the page of the consignment, or with a code by e-mail.',
  ownersOnly: 'Only an owner can change this.',
  example: 'A stranger now sees of a consignment:',
  loading: 'Loading the settings',
  failed: 'The settings could not be loaded',
  saved: 'The setting is saved',
  notSaved: 'The setting could not be saved',
} as const;
