import { useState } from 'react';
import { toListed } from '@/api/listing';
import { paths } from '@/config/paths';
import { MAIL_POLL_MS } from '@/config/timing';
import { emptyCopy } from '@/content/emptyPages';
import { mailCopy } from '@/content/mail';
import { useAppDispatch } from '@/redux/hooks';
import { lookQuietly, useQuietPoll } from '@/redux/quietly';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { EmptyState } from '@/ui/EmptyState';
import { AdminList } from '@/ui/list/AdminList';
import { useListAddress } from '@/ui/list/useListAddress';
import { listMails, mailsCall, useKnownMails, useListMailsQuery, type SentMail } from './mailApi';
import { SentMailDialog } from './SentMailDialog';
import { SentTable } from './SentTable';
import { useResend } from './useResend';

const { heading, search } = mailCopy.log;

/** The log of sent e-mails, and the confirmation before one is resent. */
export function SentMails() {
  const address = useListAddress();
  const { currentData } = useKnownMails(address.request);
  const isUnderWay = currentData?.rows.some(({ state }) => state === 'sending');
  const answer = useListMailsQuery(address.request);
  const dispatch = useAppDispatch();
  useQuietPoll(isUnderWay ? MAIL_POLL_MS : 0, () =>
    dispatch(
      lookQuietly(listMails, address.request, mailsCall(address.request), (rows, meta) =>
        toListed(rows as SentMail[], meta),
      ),
    ),
  );
  const [shownMail, setShownMail] = useState<SentMail>();
  const { ask, dialog } = useResend();
  return (
    <>
      <AdminList
        heading={heading}
        searchLabel={search}
        empty={
          <EmptyState {...emptyCopy.mails} action={{ label: emptyCopy.mails.action, to: paths.adminMail }} />
        }
        address={address}
        answer={answer}
      >
        {(mails) => <SentTable mails={mails} onShow={setShownMail} onResend={ask} />}
      </AdminList>
      {shownMail && <SentMailDialog mail={shownMail} onClose={() => setShownMail(undefined)} />}
      <ConfirmDialog {...dialog} />
    </>
  );
}
