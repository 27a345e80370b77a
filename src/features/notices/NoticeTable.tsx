import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { refusalOf } from '@/api/refusalOf';
import { paths } from '@/config/paths';
import { noticesCopy as words } from '@/content/notices';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { DialogFrame } from '@/ui/DialogFrame';
import { formatDayYearAndTime } from '@/ui/dates/formatDate';
import { ErrorState } from '@/ui/ErrorState';
import { ExternalLink } from '@/ui/ExternalLink';
import { useFocusOnChange } from '@/ui/focus/useFocusOnChange';
import { LoadingState } from '@/ui/loading/LoadingState';
import { useQuestion } from '@/ui/useQuestion';
import { outboxAddress } from '@/domain/mail/mailFunctions';
import { plainList } from '@/ui/plainList';
import { noticeName } from './noticeName';
import { NoticePreview } from './NoticePreview';
import {
  useDropNoticeMutation,
  useNoticeMailQuery,
  useResendNoticeMutation,
  type NoticeEntry,
} from './noticesApi';

interface NoticeTableProps {
  mails: readonly NoticeEntry[];
  /** Whether they are of several consignments. */
  isMixed?: boolean;
}

/** Mails of notices, with what became of each. */
export function NoticeTable({ mails, isMixed = false }: NoticeTableProps) {
  const [shownEntry, setShownEntry] = useState<NoticeEntry>();
  const [resend, resending] = useResendNoticeMutation();
  const [drop, dropping] = useDropNoticeMutation();
  const refusal = resending.error && refusalOf(resending.error);
  const question = useQuestion<NoticeEntry>({
    titleOf: () => words.resendUnknown,
    verb: words.resendShort,
    act: ({ id }) => resend(id),
    mutation: resending,
    problem: refusal,
  });
  const removal = useQuestion<NoticeEntry>({
    titleOf: (mail) => words.drop(noticeName(mail), mail.recipient),
    verb: words.dropShort,
    act: ({ id }) => drop(id),
    mutation: dropping,
    problem: dropping.error?.message,
  });
  const list = useFocusOnChange(mails.map(({ id, state }) => `${id} ${state}`).join());
  const onResend = (mail: NoticeEntry) =>
    mail.state === 'unknown' ? question.ask(mail) : void resend(mail.id);
  return (
    <>
      <Box component="ul" ref={list} tabIndex={-1} sx={plainList}>
        {mails.map((mail) => (
          <NoticeRow
            key={mail.id}
            mail={mail}
            isMixed={isMixed}
            refusal={resending.originalArgs === mail.id ? refusal : undefined}
            onShow={() => setShownEntry(mail)}
            onResend={() => onResend(mail)}
            onDrop={() => removal.ask(mail)}
          />
        ))}
      </Box>
      <ConfirmDialog {...question.dialog} />
      <ConfirmDialog {...removal.dialog} />
      {shownEntry && <NoticeDialog notice={shownEntry.id} onClose={() => setShownEntry(undefined)} />}
    </>
  );
}

interface NoticeRowProps {
  mail: NoticeEntry;
  isMixed: boolean;
  /** Why it could not be sent again. */
  refusal: string | undefined;
  onShow: () => void;
  onResend: () => void;
  onDrop: () => void;
}

function NoticeRow({ mail, isMixed, refusal, onShow, onResend, onDrop }: NoticeRowProps) {
  const { recipient, state, reason, to, at, dueAt, consignment, trackingId, message } = mail;
  const name = noticeName(mail);
  const isOpen = state === 'failed' || state === 'unknown';
  const action = (
    verb: (notice: string, recipient: string) => string,
    short: string,
    onClick: () => void,
  ) => (
    <Button size="small" aria-label={verb(name, recipient)} onClick={onClick}>
      {short}
    </Button>
  );
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', md: 'row' }}
      sx={{
        justifyContent: 'space-between',
        alignItems: { md: 'center' },
        gap: 1,
        py: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>
          {isMixed && (
            <>
              <Link component={RouterLink} to={paths.adminConsignment(consignment)} translate="no">
                {trackingId}
              </Link>
              {': '}
            </>
          )}
          <strong>{name}</strong> · {words.to[to]} {recipient}
        </Typography>
        <Typography color={isOpen ? 'error' : 'textSecondary'}>
          {words.states[state]} · {formatDayYearAndTime(state === 'waiting' ? dueAt : at)}
          {reason && ` · ${reason}`}
        </Typography>
        {state === 'kept' && message && (
          <ExternalLink href={outboxAddress(message)}>{words.openOutbox}</ExternalLink>
        )}
        {refusal && <Alert severity="error">{refusal}</Alert>}
      </Box>
      <Stack direction="row" sx={{ flex: 'none', flexWrap: 'wrap' }}>
        {action(words.view, words.viewShort, onShow)}
        {isOpen && action(words.resend, words.resendShort, onResend)}
        {(isOpen || state === 'waiting') && action(words.drop, words.dropShort, onDrop)}
      </Stack>
    </Stack>
  );
}

function NoticeDialog({ notice, onClose }: { notice: number; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useNoticeMailQuery(notice);
  return (
    <DialogFrame
      title={words.mailTitle}
      maxWidth="md"
      onClose={onClose}
      actions={<Button onClick={onClose}>{words.close}</Button>}
    >
      {data && <NoticePreview content={data} />}
      {!data && isFetching && <LoadingState label={words.loading} />}
      {error && !isFetching && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
    </DialogFrame>
  );
}
