import Link from '@mui/material/Link';

interface ContactLinkProps {
  kind: 'mail' | 'phone';
  /** As somebody typed it. */
  text: string;
}

/** An address that a mail program takes for one, and no more: `?` would begin the headers of a `mailto:` (RFC 6068). */
const MAIL = /^[^\s@?&%,;:<>]+@[^\s@?&%,;:<>]+$/;
/** A number with the usual separators, and nothing else. */
const PHONE = /^\+?[\d\s()./-]{5,30}$/;

const hrefOf = ({ kind, text }: ContactLinkProps) => {
  const entered = text.trim();
  if (kind === 'mail') return MAIL.test(entered) ? `mailto:${entered}` : undefined;
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
