import Link from '@mui/material/Link';
import { isMailAddress } from './forms/mailAddress';

interface ContactLinkProps {
  kind: 'mail' | 'phone';
  /** As somebody typed it. */
  text: string;
}

/** A number with the usual separators, and nothing else. */
const PHONE = /^\+?[\d\s()./-]{5,30}$/;

/** Encoded, since `?` would begin the headers of a mail (RFC 6068). */
const mailTo = (address: string) => `mailto:${address.split('@').map(encodeURIComponent).join('@')}`;

const hrefOf = ({ kind, text }: ContactLinkProps) => {
  const entered = text.trim();
  if (kind === 'mail') return isMailAddress(entered) ? mailTo(entered) : undefined;
  return PHONE.test(entered) ? `tel:${entered.replace(/[^\d+]/g, '')}` : undefined;
};

/** A typed e-mail address or telephone number as a link; a text that is none stays a text. */
export function ContactLink(props: ContactLinkProps) {
  const href = hrefOf(props);
  const { text } = props;
  return href ? (
    <Link href={href} translate="no">
      {text}
    </Link>
  ) : (
    <span translate="no">{text}</span>
  );
}
