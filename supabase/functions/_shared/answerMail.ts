import { mailBrand } from './brand.ts';
import { mailMoment } from './mailMoment.ts';
import { type SiteMail, siteParagraphs } from './siteMail.ts';

/** Answers in the chat that the visitor has not read, as the database tells them (`private.claim_answer`). */
export interface AnswerContent {
  kind: 'answer';
  /** Stands for the chat in the headers of its mails. */
  conversation: string;
  /** What the agent wrote, and nothing of the visitor's: nobody knows whose address it is. */
  answers: readonly string[];
  /** Whether there are more of them than one mail has room for. */
  hasMore: boolean;
  /** When the link ends, ISO 8601. */
  opensUntil: string;
}

/** Of one mail. */
export interface AnswerAddress {
  key: string;
  email: string;
  /** The page that opens the conversation. */
  pageUrl: string;
  /** The page on which the reader stops these mails. */
  leaveUrl: string;
  /** Where a mail program does it with one POST (RFC 8058). */
  unsubscribeUrl: string;
}

/** The mail that brings answers to a visitor who has left. */
export const answerMail = (content: AnswerContent, address: AnswerAddress): SiteMail => {
  const { answers, hasMore, opensUntil, conversation } = content;
  const { key, email, pageUrl, leaveUrl, unsubscribeUrl } = address;
  const texts = [
    'Our support has answered you in the chat:',
    ...answers,
    ...(hasMore ? ['There are more answers in the chat.'] : []),
    `Nobody reads replies to this mail. The button below opens the conversation on any device, until ${mailMoment(opensUntil, null)}. Whoever has this mail can open it.`,
  ];
  return {
    key,
    to: email,
    subject: `${mailBrand.name} has answered you in the chat`,
    text: texts.flatMap(siteParagraphs),
    link: {
      action: 'Open the conversation',
      url: pageUrl,
      reason: `You received this message because this address was left in the chat of ${mailBrand.name}.`,
    },
    leave: { text: 'Stop these messages', url: leaveUrl },
    unsubscribe: unsubscribeUrl,
    thread: `conversation.${conversation}`,
  };
};
