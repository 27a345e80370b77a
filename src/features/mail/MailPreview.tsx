import { useMemo } from 'react';
import { mailCopy } from '@/content/mail';
import { useDebouncedValue } from '@/ui/useDebouncedValue';
import { MailParts } from '@/domain/mail/MailParts';
import { toMessage, type MailValues } from './mailValues';
import { renderMail, type MailMessage, type RenderedMail } from './renderedMail';

/** Rendering the page again on every keystroke would flicker. */
const REST_MS = 250;

const asWritten = (message: MailMessage) => renderMail(message, window.location.origin);

interface MailPreviewProps {
  values: MailValues;
  /** Of a mail that is not the message box's own. Constant. */
  render?: (message: MailMessage) => RenderedMail;
}

/** The mail as it will arrive, rendered by the function that renders the mail itself. */
export function MailPreview({ values, render = asWritten }: MailPreviewProps) {
  const settled = useDebouncedValue(values, REST_MS);
  const { html, text } = useMemo(() => {
    const message = toMessage(settled);
    return render({ ...message, subject: message.subject || mailCopy.untitled });
  }, [settled, render]);
  return <MailParts label={mailCopy.preview} html={html} text={text} />;
}
