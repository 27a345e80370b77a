import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { mailCopy } from '@/content/mail';
import { ExternalLink } from '@/ui/ExternalLink';
import { outboxAddress } from '@/domain/mail/mailFunctions';
import type { SentMail } from './mailApi';

const { states, unknownHint, serverWords } = mailCopy.log;

const stateColors = {
  sent: 'success',
  kept: 'default',
  failed: 'error',
  unknown: 'warning',
  sending: 'default',
} as const;

const small = { mt: 0.5, fontSize: '1.3rem', overflowWrap: 'anywhere' } as const;

/** What became of a mail, and why it was not sent. */
export function SentState({
  state,
  reason,
  mailKey,
}: Pick<SentMail, 'state' | 'reason'> & { mailKey: string }) {
  return (
    <>
      <Chip size="small" variant="outlined" color={stateColors[state]} label={states[state]} />
      {state === 'unknown' && (
        <Typography color="textSecondary" sx={small}>
          {unknownHint}
        </Typography>
      )}
      {reason && (
        <Typography color="textSecondary" dir="auto" sx={small}>
          {serverWords(reason)}
        </Typography>
      )}
      {state === 'kept' && (
        <Typography sx={small}>
          <ExternalLink href={outboxAddress(mailKey)}>{mailCopy.openOutbox}</ExternalLink>
        </Typography>
      )}
    </>
  );
}
