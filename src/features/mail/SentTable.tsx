import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { mailCopy } from '@/content/mail';
import { Timestamp } from '@/ui/dates/Timestamp';
import type { SentMail } from './mailApi';

const { columns, states, again, againLabel, unknownHint } = mailCopy.log;

const stateColors = { sent: 'success', failed: 'error', unknown: 'warning', sending: 'default' } as const;

/** Beside the sidebar six columns need a laptop. On narrower screens each mail is a block of lines with column labels. */
const stacked = {
  '& td': { overflowWrap: 'anywhere' },
  '@media (max-width: 1024px)': {
    '& thead': { display: 'none' },
    '&, & tbody, & tr, & td': { display: 'block' },
    '& tr': { py: 2, borderBottom: '1px solid', borderColor: 'divider' },
    '& td': { border: 0, px: 0, py: 0.5, textAlign: 'left' },
    '& td[data-label]::before': { content: 'attr(data-label) ": "', color: 'text.secondary' },
  },
} as const;

interface SentTableProps {
  mails: readonly SentMail[];
  onResend: (mail: SentMail) => void;
}

function SentRow({ mail, onResend }: { mail: SentMail; onResend: () => void }) {
  const { subject, trackingId, toWho, recipient, updated_at: latest, state, attempts } = mail;
  return (
    <TableRow>
      <TableCell>
        <Box component="span" dir="auto" sx={{ display: 'block', fontWeight: 600, unicodeBidi: 'isolate' }}>
          {subject}
        </Box>
        {trackingId && (
          <Box component="span" translate="no" sx={{ color: 'text.secondary', letterSpacing: '0.04em' }}>
            {trackingId}
          </Box>
        )}
      </TableCell>
      <TableCell data-label={columns.to}>
        <span translate="no">{recipient}</span> ({toWho})
      </TableCell>
      <TableCell data-label={columns.sent}>
        <Timestamp instant={latest} />
      </TableCell>
      <TableCell>
        <Chip size="small" variant="outlined" color={stateColors[state]} label={states[state]} />
        {state === 'unknown' && (
          <Typography color="textSecondary" sx={{ mt: 0.5, fontSize: '1.3rem' }}>
            {unknownHint}
          </Typography>
        )}
      </TableCell>
      <TableCell data-label={columns.attempts}>{attempts}</TableCell>
      <TableCell align="right">
        <Button
          onClick={onResend}
          disabled={state === 'sending'}
          aria-label={againLabel(subject)}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {again}
        </Button>
      </TableCell>
    </TableRow>
  );
}

/** The sent mails with their recipients and states. */
export function SentTable({ mails, onResend }: SentTableProps) {
  return (
    <Table aria-label={mailCopy.log.heading} sx={stacked}>
      <TableHead>
        <TableRow>
          <TableCell>{columns.message}</TableCell>
          <TableCell>{columns.to}</TableCell>
          <TableCell>{columns.sent}</TableCell>
          <TableCell>{columns.state}</TableCell>
          <TableCell>{columns.attempts}</TableCell>
          <TableCell align="right">{columns.actions}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {mails.map((mail) => (
          <SentRow key={mail.key} mail={mail} onResend={() => onResend(mail)} />
        ))}
      </TableBody>
    </Table>
  );
}
