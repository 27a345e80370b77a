import { ownValue } from './ownValue.ts';

/** What a notice can be about: the code of an event (`public.event_code`), the expected arrival, or a correction. */
export interface NoticeWords {
  subject: string;
  /** Paragraphs, with an empty line between two. What happened, where and when follows by itself. */
  text: string;
}

/** What can stand in the words; each becomes what it names. */
export const placeholders = ['trackingId', 'status', 'place', 'time', 'from', 'to', 'expected'] as const;

/** The words of each notice, until an owner of the site writes others. */
export const noticeWords: Record<string, NoticeWords> = {
  registered: {
    subject: 'Consignment {trackingId} is registered',
    text: 'The consignment from {from} to {to} is registered with us.',
  },
  picked_up: {
    subject: 'Consignment {trackingId} was picked up',
    text: 'The consignment was picked up and is on its way to our terminal.',
  },
  received: {
    subject: 'Consignment {trackingId} has reached our terminal',
    text: 'The consignment has reached our terminal and is being prepared for its journey.',
  },
  export_cleared: {
    subject: 'Consignment {trackingId} is cleared for export',
    text: 'The customs authorities have cleared the consignment for export.',
  },
  loaded: {
    subject: 'Consignment {trackingId} is loaded',
    text: 'The consignment is on board.',
  },
  departed: {
    subject: 'Consignment {trackingId} has departed',
    text: 'The consignment has left {place}.',
  },
  in_transit: {
    subject: 'Consignment {trackingId} is in transit',
    text: 'The consignment is on its way to {to}.',
  },
  transshipped: {
    subject: 'Consignment {trackingId} was transshipped',
    text: 'The consignment has changed to its next means of transport.',
  },
  arrived: {
    subject: 'Consignment {trackingId} has arrived in {place}',
    text: 'The consignment has arrived in {place}.',
  },
  discharged: {
    subject: 'Consignment {trackingId} was unloaded',
    text: 'The consignment was unloaded in {place}.',
  },
  held: {
    subject: 'Consignment {trackingId} is held',
    text: 'The consignment is held. We are working on its release and tell you as soon as it moves again.',
  },
  delayed: {
    subject: 'Consignment {trackingId} is delayed',
    text: 'The consignment is delayed.',
  },
  inspected: {
    subject: 'Consignment {trackingId} was inspected',
    text: 'The consignment was inspected.',
  },
  released: {
    subject: 'Consignment {trackingId} is released',
    text: 'The consignment is released and continues its journey.',
  },
  out_for_delivery: {
    subject: 'Consignment {trackingId} is out for delivery',
    text: 'The consignment is with the driver who delivers it.',
  },
  attempted: {
    subject: 'Consignment {trackingId} could not be delivered',
    text: 'We tried to deliver the consignment and could not. We try again; contact us to agree on a time.',
  },
  available_for_pickup: {
    subject: 'Consignment {trackingId} is ready for pick-up',
    text: 'The consignment can be picked up in {place}.',
  },
  delivered: {
    subject: 'Consignment {trackingId} was delivered',
    text: 'The consignment was delivered.',
  },
  returned: {
    subject: 'Consignment {trackingId} was returned',
    text: 'The consignment was returned.',
  },
  damaged: {
    subject: 'Consignment {trackingId} is damaged',
    text: 'The consignment was found damaged. Please contact us.',
  },
  lost: {
    subject: 'Consignment {trackingId} is missing',
    text: 'The consignment cannot be found. Please contact us.',
  },
  cancelled: {
    subject: 'Consignment {trackingId} was cancelled',
    text: 'The consignment was cancelled.',
  },
  arrival: {
    subject: 'Consignment {trackingId} is expected at another time',
    text: 'The expected arrival of the consignment in {to} has changed.',
  },
  correction: {
    subject: 'Correction: consignment {trackingId}',
    text: 'We told you “{status}”. That was a mistake and does not hold.',
  },
};

/** Words for a code that was added to the table of codes later. */
const otherWords: NoticeWords = {
  subject: 'Consignment {trackingId}: {status}',
  text: 'There is news of the consignment.',
};

/** The words of a notice: the owner's where there are some. */
export const wordsFor = (
  about: string,
  chosenWords?: Partial<Record<keyof NoticeWords, string | null>> | null,
) => {
  const ownNoticeWords = ownValue(noticeWords, about) ?? otherWords;
  return {
    subject: chosenWords?.subject || ownNoticeWords.subject,
    text: chosenWords?.text || ownNoticeWords.text,
  };
};

/** The first placeholder in a text that means nothing; undefined if there is none. */
export const unknownPlaceholder = (text: string): string | undefined =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name).find((name) => !isPlaceholder(name));

const isPlaceholder = (name: string): boolean => placeholders.some((placeholder) => placeholder === name);

/**
 * Fills words in. A paragraph with a placeholder that has no value is left out, if others remain; elsewhere the placeholder
 * becomes nothing.
 */
export const fillWords = (text: string, values: Partial<Record<string, string>>): string => {
  const fill = (part: string) =>
    part
      .replace(/\{([^{}]*)\}/g, (whole, name: string) =>
        isPlaceholder(name) ? (ownValue(values, name) ?? '') : whole,
      )
      .replace(/ {2,}/g, ' ')
      .trim();
  const lacks = (part: string) =>
    [...part.matchAll(/\{([^{}]*)\}/g)].some(
      ([, name = '']) => isPlaceholder(name) && !ownValue(values, name),
    );
  const paragraphs = text.split(/\n{2,}/);
  const whole = paragraphs.filter((part) => !lacks(part));
  return (whole.length > 0 ? whole : paragraphs).map(fill).join('\n\n');
};
