import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { storageKeys } from '@/config/storageKeys';
import { mailCopy } from '@/content/mail';
import { useGetConsignmentQuery } from '@/domain/consignment/consignmentsApi';
import { UnsentNotices } from '@/features/notices/UnsentNotices';
import { useAnsweredInquiry } from '@/features/inquiries/useAnsweredInquiry';
import { inquiryQuote } from '@/features/mail/inquiryQuote';
import { KeptNotice, type KeptMail } from '@/features/mail/KeptNotice';
import { MailForm } from '@/features/mail/MailForm';
import { SentMails } from '@/features/mail/SentMails';
import { LoadingState } from '@/ui/loading/LoadingState';
import { PartStack } from '@/ui/PartBoundary';

/**
 * Writes and lists e-mails. `?to=` and `?name=` set the recipient of a reply, `?inquiry=` what is replied to, which is
 * handled once the reply has been sent; `?consignment=` chooses a consignment, `?quote=` is the number of a quote that the mail is about.
 * Each of these mails has its own draft.
 */
export function MailPage() {
  const [params] = useSearchParams();
  const [sentDrafts, setSentDrafts] = useState<readonly string[]>([]); // the drafts, each as often as a mail was sent
  const [keptMail, setKeptMail] = useState<KeptMail>();
  const heading = useRef<HTMLHeadingElement>(null);
  const to = params.get('to') ?? '';
  const id = Number(params.get('inquiry')) || 0;
  const consignmentId = Number(params.get('consignment')) || 0;
  const quote = params.get('quote') ?? '';
  const subject = consignmentId > 0 ? ` about ${consignmentId}` : id > 0 ? ` ${id}` : quote && ` ${quote}`;
  const draft = `${to}${subject}`;
  const round = sentDrafts.filter((sentDraft) => sentDraft === draft).length;
  // The next mail after a reply is not one to the same inquiry.
  const answered = useAnsweredInquiry(round === 0 ? id : 0);
  const { inquiry } = answered;
  const { currentData: consignment, isFetching: isChoosing } = useGetConsignmentQuery(consignmentId, {
    skip: consignmentId === 0,
  });
  const aboutQuote = quote ? { subject: mailCopy.quoteSubject(quote), text: '' } : undefined;
  const addressee = {
    to,
    name: params.get('name') ?? '',
    quoted: inquiry ? inquiryQuote(inquiry) : aboutQuote,
    parties: round === 0 ? consignment : undefined,
  };
  const questions = inquiry ? [inquiry.comment ?? '', inquiry.trackingNo ?? ''] : [];
  const isOnItsWay = answered.isLoading || (isChoosing && !consignment);
  return (
    <PartStack spacing={3}>
      <Typography variant="h2" component="h1" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
        {mailCopy.heading}
      </Typography>
      {keptMail && <KeptNotice {...keptMail} />}
      {answered.handled && <Alert severity="warning">{answered.handled}</Alert>}
      {isOnItsWay ? (
        <LoadingState label={isChoosing ? mailCopy.loadingConsignment : mailCopy.loadingInquiry} />
      ) : (
        <MailForm
          key={`${round} ${draft}`}
          addressee={addressee}
          draftKey={storageKeys.mailDraft(draft)}
          questions={questions}
          answers={answered.answers}
          onSent={({ subject, keptAt }) => {
            setKeptMail(keptAt === undefined ? undefined : { subject, keptAt });
            setSentDrafts([...sentDrafts, draft]);
            heading.current?.focus();
          }}
        />
      )}
      <UnsentNotices />
      <SentMails />
    </PartStack>
  );
}
