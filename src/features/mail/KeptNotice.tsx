import Alert from '@mui/material/Alert';
import { mailCopy } from '@/content/mail';
import { ExternalLink } from '@/ui/ExternalLink';

export interface KeptMail {
  subject: string;
  /** Where it can be read. */
  keptAt: string;
}

/** After a mail was kept in the outbox instead of being sent. */
export function KeptNotice({ subject, keptAt }: KeptMail) {
  return (
    <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
      {mailCopy.keptText(subject)}
      <div>
        <ExternalLink href={keptAt}>{mailCopy.openOutbox}</ExternalLink>
      </div>
    </Alert>
  );
}
