import { useMemo } from 'react';
import { mailCopy } from '@/content/mail';
import { useDebouncedValue } from '@/ui/useDebouncedValue';
import { toMessage, type MailValues } from './mailForm';
import { MailParts } from './MailParts';
import { renderMail } from './renderedMail';

/** Rendering the page again on every keystroke would flicker. */
const REST_MS = 250;

/** The mail as it will arrive, rendered by the function that renders the mail itself. */
export function MailPreview({ values }: { values: MailValues }) {
  const settled = useDebouncedValue(values, REST_MS);
  const parts = useMemo(() => {
    const message = toMessage(settled);
    return renderMail({ ...message, subject: message.subject || mailCopy.untitled }, window.location.origin);
  }, [settled]);
  return <MailParts label={mailCopy.preview} {...parts} />;
}
