/** The columns of `chat_summary` that the admin's list reads, again and again. */
export const LIST_COLUMNS =
  'id,updated_at,senderName,seq,readSeq,unread,lastText,lastType,lastDate,endedChat,unreadTotal,waiting_since,labels,assigned_to,snoozed_until';
