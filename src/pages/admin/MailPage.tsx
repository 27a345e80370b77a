import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { storageKeys } from '@/config/storageKeys';
import { mailCopy } from '@/content/mail';
import { useGetConsignmentQuery } from '@/features/consignments/consignmentsApi';
import { UnsentNotices } from '@/features/consignments/notices/UnsentNotices';
import { useGetInquiryQuery, useMarkInquiryMutation } from '@/features/inquiries/inquiriesApi';
import { inquiryQuote } from '@/features/mail/inquiryQuote';
import { KeptNotice, type KeptMail } from '@/features/mail/KeptNotice';
import { MailForm } from '@/features/mail/MailForm';
import { SentMails } from '@/features/mail/SentMails';
import { LoadingState } from '@/ui/loading/LoadingState';
import { ConsignmentPicker } from './ConsignmentPicker';

/**
 * Writes and lists e-mails. `?to=` and `?name=` set the recipient of a reply, `?inquiry=` what is replied to, which is
 * handled once the reply has been sent; `?consignment=` chooses a consignment. Each of these mails has its own draft.
 */
export function MailPage() {
  const [params] = useSearchParams();
  const [round, setRound] = useState(0);
  const [kept, setKept] = useState<KeptMail>();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = Number(params.get('inquiry')) || 0;
  const { currentData: inquiry, isFetching } = useGetInquiryQuery(id, { skip: id === 0 });
  const [mark] = useMarkInquiryMutation();
  const consignmentId = Number(params.get('consignment')) || 0;
  const { currentData: consignment, isFetching: isChoosing } = useGetConsignmentQuery(consignmentId, {
    skip: consignmentId === 0,
  });
  const addressee = {
    to: params.get('to') ?? '',
    name: params.get('name') ?? '',
    // The next mail after a reply is not one to the same inquiry.
    quoted: inquiry && round === 0 ? inquiryQuote(inquiry) : undefined,
    parties: round === 0 ? consignment : undefined,
  };
  const subject = consignmentId > 0 ? ` about ${consignmentId}` : id > 0 ? ` ${id}` : '';
  const draft = `${addressee.to}${subject}`;
  const isOnItsWay = (isFetching && !inquiry) || (isChoosing && !consignment);
  return (
    <Stack spacing={3}>
      <Typography variant="h2" component="h1" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
        {mailCopy.heading}
      </Typography>
      {kept && <KeptNotice {...kept} />}
      {isOnItsWay ? (
        <LoadingState label={isChoosing ? mailCopy.loadingConsignment : mailCopy.loadingInquiry} />
      ) : (
        <MailForm
          key={`${round} ${draft}`}
          addressee={addressee}
          draftKey={storageKeys.mailDraft(draft)}
          picker={(props) => <ConsignmentPicker {...props} />}
          onSent={({ subject: about, keptAt }) => {
            setKept(keptAt === undefined ? undefined : { subject: about, keptAt });
            if (inquiry && round === 0) void mark({ id, marks: { handledAt: new Date().toISOString() } });
            setRound(round + 1);
            heading.current?.focus();
          }}
        />
      )}
      <UnsentNotices />
      <SentMails />
    </Stack>
  );
}
