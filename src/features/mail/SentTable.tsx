import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { mailCopy } from '@/content/mail';
import { Timestamp } from '@/ui/dates/Timestamp';
import { ResponsiveTable, type Column } from '@/ui/table/ResponsiveTable';
import type { SentMail } from './mailApi';

const { columns: labels, states, again, againLabel, unknownHint } = mailCopy.log;

const stateColors = { sent: 'success', failed: 'error', unknown: 'warning', sending: 'default' } as const;

interface SentTableProps {
  mails: readonly SentMail[];
  onResend: (mail: SentMail) => void;
}

const columnsOf = (onResend: SentTableProps['onResend']): readonly Column<SentMail>[] => [
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
    cell: ({ state }) => (
      <>
        <Chip size="small" variant="outlined" color={stateColors[state]} label={states[state]} />
        {state === 'unknown' && (
          <Typography color="textSecondary" sx={{ mt: 0.5, fontSize: '1.3rem' }}>
            {unknownHint}
          </Typography>
        )}
      </>
    ),
  },
  { label: labels.attempts, cell: ({ attempts }) => attempts, width: 11, stacked: 'labelled' },
  {
    label: labels.actions,
    cell: (mail) => (
      <Button
        onClick={() => onResend(mail)}
        disabled={mail.state === 'sending'}
        aria-label={againLabel(mail.subject)}
      >
        {again}
      </Button>
    ),
    cellProps: { align: 'right' },
  },
];

/** The sent mails with their recipients and states. */
export function SentTable({ mails, onResend }: SentTableProps) {
  return (
    <ResponsiveTable
      label={mailCopy.log.heading}
      columns={columnsOf(onResend)}
      rows={mails}
      keyOf={({ key }) => key}
    />
  );
}
