import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { storageKeys } from '@/config/storageKeys';
import { mailCopy } from '@/content/mail';
import { MailForm } from '@/features/mail/MailForm';
import { SentMails } from '@/features/mail/SentMails';
import { ConsignmentPicker } from './ConsignmentPicker';

/** Writes and lists e-mails. `?to=` and `?name=` set the recipient of a reply; each reply has its own draft. */
export function MailPage() {
  const [params] = useSearchParams();
  const [round, setRound] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const addressee = { to: params.get('to') ?? '', name: params.get('name') ?? '' };
  return (
    <Stack spacing={3}>
      <Typography variant="h2" component="h1" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
        {mailCopy.heading}
      </Typography>
      <MailForm
        key={`${round} ${addressee.to}`}
        addressee={addressee}
        draftKey={storageKeys.mailDraft(addressee.to)}
        picker={(props) => <ConsignmentPicker {...props} />}
        onSent={() => {
          setRound(round + 1);
          heading.current?.focus();
        }}
      />
      <SentMails />
    </Stack>
  );
}
