/** Why something is read. */
export type ReadReason =
  | 'channelJoined'
  | 'channelNotProven'
  | 'pokeReceived'
  | 'pageResumed'
  | 'secondLook'
  | 'messageSent'
  | 'messagesMarked'
  | 'listLengthened'
  | 'otherTab'
  | 'pollFoundNews'
  | 'readFailed';

interface OfTopic {
  topic: string;
}

interface OfRead {
  /** What is read, such as a chat. */
  of: string;
}

/** What Redux DevTools show of the realtime layer. */
export type RealtimeEvent =
  | { type: 'realtime/channelJoined' | 'realtime/channelRejoined' | 'realtime/channelLeft'; payload: OfTopic }
  | { type: 'realtime/channelLost' | 'realtime/joinFailed'; payload: OfTopic & { reason: string } }
  | { type: 'realtime/pokeReceived'; payload: OfTopic & { poke: unknown } }
  | { type: 'realtime/pollStarted'; payload: OfRead & { reason: 'channelNotProven' } }
  | { type: 'realtime/pollAnswered'; payload: OfRead }
  | { type: 'realtime/readStarted'; payload: OfRead & { reasons: readonly ReadReason[] } };

export type Report = (event: RealtimeEvent) => void;

/** Who is told of such events: nobody in production, where nobody looks. */
export const reporterOf = (dispatch: Report): Report | undefined =>
  process.env.NODE_ENV === 'production' ? undefined : (event) => void dispatch(event);
