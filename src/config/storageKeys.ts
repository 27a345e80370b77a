/** Every key under which the app keeps something in the browser, except the session, which the client names itself. */
export const storageKeys = {
  /** In local storage, which all tabs share. */
  chatToken: 'carmine-chat',
  earlierChat: 'carmine-chat-earlier',
  chatBegun: 'carmine-chat-begun',
  chatSound: 'carmine-chat-sound',
  chatNotifications: 'carmine-chat-notifications',
  chatDetailsOpened: 'carmine-chat-details-opened',
  chatDetailsClosed: 'carmine-chat-details-closed',
  signedOut: 'admin-signed-out',
  sessionWriting: (session: string) => `admin-session-${session}`,
  keepFormOpen: 'admin-keep-form-open',
  labelsInInches: 'admin-labels-in-inches',
  withoutSingleKeys: 'admin-without-single-keys',
  consignmentTable: 'carmine-consignment-table',
  scanSilent: 'carmine-scan-silent',
  /** In session storage, one for each tab. */
  chatWindow: 'chat-window',
  chatOutbox: 'chat-outbox',
  visitorDraft: 'chat-draft',
  addressDraft: 'draft:chat-address',
  agentDraft: (chat: number | string) => `chat-draft-${chat}`,
  agentNote: (chat: string) => `chat-draft-note-${chat}`,
  inquiryDraft: 'draft:inquiry',
  quoteDraft: 'draft:quote',
  /** What the address has filled in of it. */
  filledQuote: 'filled-quote',
  acceptanceDraft: (number: string) => `draft:quoted-${number}`,
  declineDraft: (number: string) => `draft:quoted-decline-${number}`,
  quoteAnswerDraft: (number: string) => `draft:quote-answer-${number}`,
  newsletterDraft: 'draft:newsletter',
  newsletterMailDraft: 'draft:newsletter-mail',
  followDraft: (trackingId: string) => `draft:follow-${trackingId}`,
  newConsignmentDraft: 'draft:new-consignment',
  /** The quote that the new consignment in the form is for. */
  newConsignmentQuote: 'draft:new-consignment:quote',
  templateDraft: 'draft:consignment-template',
  consignmentDraft: (id: number) => `draft:consignment-${id}`,
  correctionDraft: (id: number) => `draft:correction-${id}`,
  /** What a form held when it was opened, for as long as its draft. */
  openedWith: (draft: string) => `${draft}:opened`,
  /** Of a form about a journey, by what it is about. */
  journeyDraft: (subject: string) => `draft:journey:${subject}`,
  savedViewDraft: (view: number | 'new') => `draft:saved-view-${view}`,
  preparedAnswerDraft: (answer: number | 'new') => `draft:prepared-answer-${answer}`,
  /** Of a form about a quote, by what is done with which. */
  quoteDeskDraft: (subject: string) => `draft:quote-desk-${subject}`,
  officeHoursDraft: 'draft:office-hours',
  replyTimeDraft: 'draft:reply-time',
  laneDraft: (lane: number | 'new') => `draft:lane-${lane}`,
  /** Of what is corrected in a file that is imported, by its key. */
  importDraft: (file: string) => `draft:import-${file}`,
  /** Of what was chosen about it: its encoding, its headings, and which rows are taken. */
  importChoice: (file: string) => `draft:import-${file}:file`,
  /** Of what its columns become. */
  importMatching: (file: string) => `draft:import-${file}:columns`,
  mailDraft: (receiver: string) => `draft:mail:${receiver}`,
  requestKey: (draft: string) => `${draft}:key`,
  undo: 'undo-actions',
  bulkJob: 'bulk-job',
  lastActive: 'admin-last-active',
  locked: 'admin-locked',
  reloadedForBuild: 'renewed-for',
} as const;

/** Names of IndexedDB databases. */
export const databases = { scanner: 'carmine-scanner' } as const;

const shownToVisitors: readonly string[] = [
  storageKeys.chatToken,
  storageKeys.chatWindow,
  storageKeys.chatOutbox,
  storageKeys.visitorDraft,
  storageKeys.inquiryDraft,
  storageKeys.newsletterDraft,
  storageKeys.quoteDraft,
];

/** Whether public pages show what is kept under a key: with such a key, a prerendered page is not complete. */
export const isShownToVisitors = (key: string): boolean => shownToVisitors.includes(key);

/** Whether a key holds a draft of a form or of a message box. */
export const isDraft = (key: string): boolean => /^(draft:|chat-draft)/.test(key);

/** Whether a key is kept beside that of a draft, also before anything is typed. */
const isBesideDraft = (key: string) =>
  [storageKeys.requestKey(''), storageKeys.openedWith('')].some((end) => key.endsWith(end));

/** Whether a key holds something that was typed and not sent: a draft, or messages on their way. */
export const isUnsent = (key: string): boolean =>
  key === storageKeys.chatOutbox || (isDraft(key) && !isBesideDraft(key));

/** Whether a key holds a session, in the client's form `sb-{project}-auth-token` (docs/conformance.md, section 9). */
export const isSession = (key: string): boolean => /^sb-.+-auth-token$/.test(key);
