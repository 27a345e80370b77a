import type { ChatSummary, Conversation, MessageItem } from '@/features/chat/chat';
import type { ConsignmentRow, LocationEntry } from '@/features/consignments/consignment';
import { isRequired } from '@/features/consignments/field';
import { fields, type OptionalColumn } from '@/features/consignments/fields';
import type { Inquiry } from '@/features/inquiries/inquiriesApi';

export const anEntry = (changes: Partial<LocationEntry> = {}): LocationEntry => ({
  no: 1,
  date: '2026-03-01T08:00:00+00:00',
  location: 'Rotterdam, Netherlands',
  status: 'Registered',
  remark: 'Booked online',
  ...changes,
});

const withoutOptional = Object.fromEntries(
  fields.filter((field) => !isRequired(field)).map(({ column }) => [column, null]),
) as Record<OptionalColumn, null>;

export const aConsignment = (changes: Partial<ConsignmentRow> = {}): ConsignmentRow => ({
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
  requestKey: null,
  editKey: null,
  ...changes,
});

/** The tracking function's response: the row without the admin's own keys. */
export const aTrackedConsignment = (changes: Partial<ConsignmentRow> = {}): Partial<ConsignmentRow> => {
  const tracked: Partial<ConsignmentRow> = aConsignment(changes);
  delete tracked.id;
  delete tracked.created_at;
  delete tracked.requestKey;
  delete tracked.editKey;
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
