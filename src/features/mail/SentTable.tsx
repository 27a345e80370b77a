import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { mailCopy } from '@/content/mail';
import { Timestamp } from '@/ui/dates/Timestamp';
import { ResponsiveTable, type Column } from '@/ui/table/ResponsiveTable';
import type { SentMail } from './mailApi';
import { SentState } from './SentState';

const { columns: labels, again, againLabel, show, showLabel } = mailCopy.log;

interface SentTableProps {
  mails: readonly SentMail[];
  onShow: (mail: SentMail) => void;
  onResend: (mail: SentMail) => void;
}

const columnsOf = ({ onShow, onResend }: Omit<SentTableProps, 'mails'>): readonly Column<SentMail>[] => [
  {
    label: labels.message,
    cell: ({ subject, trackingId }) => (
      <>
        <Box component="span" dir="auto" sx={{ display: 'block', fontWeight: 600, unicodeBidi: 'isolate' }}>
          {subject}
        </Box>
        {trackingId && (
          <Box component="span" translate="no" sx={{ color: 'text.secondary', letterSpacing: '0.04em' }}>
            {trackingId}
          </Box>
        )}
      </>
    ),
  },
  {
    label: labels.to,
    cell: ({ recipient, toWho }) => (
      <>
        <span translate="no">{recipient}</span> ({toWho})
      </>
    ),
    stacked: 'labelled',
    width: 26,
  },
  {
    label: labels.sent,
    cell: ({ updated_at: latest }) => <Timestamp instant={latest} />,
    stacked: 'labelled',
  },
  {
    label: labels.state,
    cell: ({ key, state, reason }) => <SentState state={state} reason={reason} mailKey={key} />,
    width: 20,
  },
  { label: labels.attempts, cell: ({ attempts }) => attempts, width: 11, stacked: 'labelled' },
  {
    label: labels.actions,
    cell: (mail) => (
      <>
        <Button onClick={() => onShow(mail)} sx={{ minWidth: 0 }} aria-label={showLabel(mail.subject)}>
          {show}
        </Button>
        <Button
          onClick={() => onResend(mail)}
          disabled={mail.state === 'sending'}
          aria-label={againLabel(mail.subject)}
        >
          {again}
        </Button>
      </>
    ),
    cellProps: { align: 'right' },
  },
];

/** The sent mails with their recipients and states. */
export function SentTable({ mails, ...actions }: SentTableProps) {
  return (
    <ResponsiveTable
      label={mailCopy.log.heading}
      columns={columnsOf(actions)}
      rows={mails}
      keyOf={({ key }) => key}
    />
  );
}
