import type { ChatSummary, Conversation, MessageItem } from '@/features/chat/chat';
import type {
  ConsignmentRow,
  ConsignmentSummary,
  LocationEntry,
  TrackedRow,
} from '@/domain/consignment/consignment';
import { isRequired } from '@/domain/consignment/field';
import { fields, type OptionalColumn } from '@/domain/consignment/fields';
import type { Journey, JourneyEvent, JourneyLeg } from '@/domain/journey/journey';
import type { Place } from '@/domain/places/place';
import type { Inquiry } from '@/features/inquiries/inquiriesApi';

export const anEntry = (changes: Partial<LocationEntry> = {}): LocationEntry => ({
  no: 1,
  date: '2026-03-01T08:00:00+00:00',
  location: 'Rotterdam, Netherlands',
  status: 'Registered',
  remark: 'Booked online',
  zone: 'Europe/Amsterdam',
  ...changes,
});

export const aPlace = (changes: Partial<Place> = {}): Place => ({
  code: 'NLRTM',
  name: 'Rotterdam',
  country: 'Netherlands',
  latitude: 51.9,
  longitude: 4.5,
  zone: 'Europe/Amsterdam',
  ...changes,
});

/** The registration, of the same time and place as {@link anEntry}. */
export const anEvent = (changes: Partial<JourneyEvent> = {}): JourneyEvent => ({
  no: 1,
  code: 'registered',
  status: 'Registered',
  classifier: 'actual',
  moment: '2026-03-01T08:00:00.000Z',
  zone: 'Europe/Amsterdam',
  city: 'Rotterdam',
  country: 'Netherlands',
  place: 'NLRTM',
  leg: null,
  note: null,
  reason: null,
  guessed: false,
  ...changes,
});

export const aLeg = (changes: Partial<JourneyLeg> = {}): JourneyLeg => ({
  position: 1,
  mode: 'ocean',
  from: 'NLRTM',
  to: 'GHTEM',
  carrier: null,
  vessel: null,
  plannedDeparture: null,
  estimatedDeparture: null,
  actualDeparture: null,
  plannedArrival: null,
  estimatedArrival: null,
  actualArrival: null,
  ...changes,
});

/** From Rotterdam to Tema. Its events are its state alone, unless others are given. */
export const aJourney = (changes: Partial<Journey> = {}): Journey => {
  const state = changes.state ?? anEvent();
  return {
    state,
    stage: 0,
    ended: false,
    exceptions: [],
    expected: null,
    etas: [],
    originZone: 'Europe/Amsterdam',
    destinationZone: 'Africa/Accra',
    events: [state],
    legs: [],
    places: {
      NLRTM: aPlace(),
      GHTEM: aPlace({
        code: 'GHTEM',
        name: 'Tema',
        country: 'Ghana',
        latitude: 5.6,
        longitude: 0,
        zone: 'Africa/Accra',
      }),
    },
    ...changes,
  };
};

const withoutOptional = Object.fromEntries(
  fields.filter((field) => !isRequired(field)).map(({ column }) => [column, null]),
) as Record<OptionalColumn, null>;

/** A row as it is stored, with a journey that is typed. */
type StoredConsignment = Omit<ConsignmentRow, 'journey'> & { journey: Journey };

export const aConsignment = (changes: Partial<StoredConsignment> = {}): StoredConsignment => ({
  id: 7,
  ...withoutOptional,
  trackingId: 'AG123XYZ',
  created_at: '2026-03-01T08:00:00+00:00',
  sendersName: 'Ada Moreau',
  sendersEmail: 'ada@sender.example',
  sendersAddress: '4 Canal Street, Rotterdam',
  sendersPhone: '+31 10 555 0101',
  recName: 'Kofi Mensah',
  recEmail: 'kofi@receiver.example',
  recAddress: '12 Harbour Road, Tema',
  recPhone: '+233 30 555 0102',
  itemQuantity: '12 boxes',
  itemWeight: '340',
  paymentMode: 'Transfer',
  product: 'Machine parts',
  departedFrom: 'Netherlands',
  headingTo: 'Ghana',
  currentLocation: 'Ghana',
  city: 'Tema',
  timeCreated: '2026-03-01T08:00:00+00:00',
  currentTime: null,
  status: 'Registered',
  deliveryDate: '2099-04-02T15:30:00+00:00',
  type: 'Regular',
  shipmentMode: 'Ocean',
  locations: [{ ...anEntry() }],
  journey: aJourney(),
  requestKey: null,
  editKey: null,
  archived_at: null,
  state_code: 'registered',
  ended: false,
  exceptions: [],
  modes: [],
  expected_at: null,
  last_event_at: '2026-03-01T08:00:00+00:00',
  search_text: '',
  ...changes,
});

/** A row of the admin's list. */
export const aListed = (changes: Partial<ConsignmentSummary> = {}): ConsignmentSummary => {
  const { id, trackingId, sendersName, recName, departedFrom, headingTo } = aConsignment();
  const { currentLocation, city, type, status, deliveryDate, created_at } = aConsignment();
  return {
    ...{ id, trackingId, sendersName, recName, departedFrom, headingTo, currentLocation, city, type, status },
    ...{ deliveryDate, created_at },
    state_code: 'registered',
    exceptions: [],
    ended: false,
    late: false,
    expected_at: null,
    last_event_at: '2026-03-01T08:00:00+00:00',
    archived_at: null,
    origin_zone: null,
    destination_zone: null,
    ...changes,
  };
};

/** The tracking function's response: the row without the admin's own keys, and the channel that tells of changes. */
export const aTrackedConsignment = (changes: Partial<StoredConsignment> = {}): TrackedRow => {
  const tracked: Partial<StoredConsignment> & TrackedRow = {
    ...aConsignment(changes),
    topic: 'consignment:0123',
    partiesLocked: false,
    hasProof: false,
  };
  delete tracked.id;
  delete tracked.created_at;
  delete tracked.requestKey;
  delete tracked.editKey;
  delete tracked.state_code;
  delete tracked.ended;
  delete tracked.exceptions;
  delete tracked.modes;
  delete tracked.expected_at;
  delete tracked.last_event_at;
  delete tracked.search_text;
  return tracked;
};

/** An inquiry that nobody has read yet. */
export const anInquiry = (changes: Partial<Inquiry> = {}): Inquiry => ({
  id: 7,
  firstName: 'Ada',
  secondName: 'Moreau',
  email: 'ada@sender.example',
  trackingNo: 'AG123XYZ',
  comment: 'Where is it?',
  created_at: '2026-03-01T08:00:00+00:00',
  readAt: null,
  handledAt: null,
  handledBy: null,
  requestKey: null,
  ...changes,
});

export const aMessage = (changes: Partial<MessageItem> = {}): MessageItem => ({
  seq: 1,
  cid: `cid-${changes.seq ?? 1}`,
  senderName: 'visitor-ab12',
  date: '2026-03-01T08:00:00.000Z',
  message: 'Where is it?',
  isDelivered: false,
  isRead: false,
  type: 'visitor',
  ...changes,
});

export const aSummary = (changes: Partial<ChatSummary> = {}): ChatSummary => ({
  id: '00000001-0000-4000-8000-000000000000',
  updated_at: '2026-03-01T08:00:00+00:00',
  senderName: 'visitor-ab12',
  seq: 1,
  readSeq: 0,
  unread: 1,
  lastText: 'Where is it?',
  lastType: 'visitor',
  lastDate: '2026-03-01T08:00:00+00:00',
  endedChat: false,
  waitingSince: '2026-03-01T08:00:00+00:00',
  labels: [],
  assignedTo: null,
  snoozedUntil: null,
  unreadTotal: 1,
  ...changes,
});

export const aConversation = (changes: Partial<Conversation> = {}): Conversation => ({
  status: 'open',
  senderName: 'visitor-ab12',
  topic: 'chat:0123',
  seq: changes.items?.length ?? 0,
  readSeq: 0,
  seenSeq: 0,
  items: [],
  ...changes,
});
