import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { mailCopy } from '@/content/mail';
import { Timestamp } from '@/ui/dates/Timestamp';
import { DialogFrame } from '@/ui/DialogFrame';
import { ErrorState } from '@/ui/ErrorState';
import { FactList, type Fact } from '@/ui/FactList';
import { LoadingState } from '@/ui/loading/LoadingState';
import { MailParts } from '@/domain/mail/MailParts';
import { useReadMailQuery, type SentMail } from './mailApi';
import { renderMail, type MailMessage } from './renderedMail';
import { SentState } from './SentState';

const { details: labels, loading, close } = mailCopy.log;

const factsOf = (mail: SentMail, { sendersName, receiversMail }: MailMessage): Fact[] => [
  { label: labels.from, value: sendersName },
  { label: labels.to, value: <span translate="no">{receiversMail}</span> },
  ...(mail.trackingId
    ? [{ label: labels.trackingId, value: <span translate="no">{mail.trackingId}</span> }]
    : []),
  { label: labels.attempts, value: mail.attempts },
  { label: labels.created, value: <Timestamp instant={mail.created_at} /> },
  { label: labels.updated, value: <Timestamp instant={mail.updated_at} /> },
];

function WholeMail({ mail, message }: { mail: SentMail; message: MailMessage }) {
  const parts = useMemo(() => renderMail(message, window.location.origin), [message]);
  return (
    <Stack spacing={3}>
      <div>
        <SentState state={mail.state} reason={mail.reason} mailKey={mail.key} />
      </div>
      <FactList facts={factsOf(mail, message)} />
      <MailParts label={mailCopy.log.parts} {...parts} />
    </Stack>
  );
}

interface SentMailDialogProps {
  mail: SentMail;
  onClose: () => void;
}

/** A mail of the log: to whom it went, what became of it, and both of its parts. */
export function SentMailDialog({ mail, onClose }: SentMailDialogProps) {
  const { currentData: message, error, refetch } = useReadMailQuery(mail.key);
  return (
    <DialogFrame
      title={mail.subject}
      maxWidth="md"
      onClose={onClose}
      actions={
        <Button variant="formBack" onClick={onClose}>
          {close}
        </Button>
      }
    >
      {message ? (
        <WholeMail mail={mail} message={message} />
      ) : error ? (
        <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />
      ) : (
        <LoadingState label={loading} />
      )}
    </DialogFrame>
  );
}
