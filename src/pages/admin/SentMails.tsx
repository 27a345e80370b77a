import { useState } from 'react';
import { MAIL_POLL_MS } from '@/config/timing';
import { mailCopy } from '@/content/mail';
import {
  useKnownMails,
  useListMailsQuery,
  useResendMailMutation,
  type SentMail,
} from '@/features/mail/mailApi';
import { SentTable } from '@/features/mail/SentTable';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { AdminList } from './AdminList';
import { useListAddress } from './useListAddress';

const { heading, search, empty, againTitle } = mailCopy.log;

/** The log of sent e-mails, and the question before one goes out again. */
export function SentMails() {
  const address = useListAddress();
  const { currentData } = useKnownMails(address.request);
  const isUnderWay = currentData?.rows.some(({ state }) => state === 'sending');
  const answer = useListMailsQuery(address.request, {
    pollingInterval: isUnderWay ? MAIL_POLL_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const [resend, { isLoading }] = useResendMailMutation();
  const [chosen, setChosen] = useState<SentMail | null>(null);
  const confirm = async () => {
    if (chosen) await resend(chosen);
    setChosen(null);
  };
  return (
    <>
      <AdminList heading={heading} searchLabel={search} empty={empty} address={address} answer={answer}>
        {(mails) => <SentTable mails={mails} onResend={setChosen} />}
      </AdminList>
      <ConfirmDialog
        open={chosen !== null}
        title={chosen ? againTitle(chosen.subject, chosen.recipient) : ''}
        busy={isLoading}
        onCancel={() => setChosen(null)}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
