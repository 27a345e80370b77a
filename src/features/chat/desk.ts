/** Which chats the list shows. `waiting`: the visitor has written what no agent has answered. */
export const chatStates = ['all', 'open', 'waiting', 'snoozed', 'closed'] as const;
export type ChatFilterState = (typeof chatStates)[number];

export interface ChatFilter {
  state: ChatFilterState;
  /** Words that all stand in one message, in one note, or in the visitor's name. */
  search: string;
  label: string | null;
  /** The address of an agent. */
  agent: string | null;
}

export const EVERYTHING: ChatFilter = { state: 'all', search: '', label: null, agent: null };

export const isFiltered = ({ state, search, label, agent }: ChatFilter) =>
  state !== 'all' || search.trim() !== '' || label !== null || agent !== null;

export interface ChatNote {
  id: string;
  author: string;
  at: string;
  note: string;
}

/** The details beside a chat (`public.chat_details`). What the visitor's browser did not say is null. */
export interface ChatDetails {
  /** The path of the page that the visitor is on. */
  page: string | null;
  /** BCP 47. */
  language: string | null;
  /** IANA time zone. */
  zone: string | null;
  labels: string[];
  assignedTo: string | null;
  snoozedUntil: string | null;
  /** The address of who asks. */
  me: string;
  agents: string[];
  knownLabels: string[];
  notes: ChatNote[];
  /** Other chats of the same browser, the latest first; `seq` says how many messages each has. */
  earlier: { id: string; at: string; seq: number }[];
}
