import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { lockCopy as words } from '@/content/parties';
import { ErrorState } from '@/ui/ErrorState';
import { FactList } from '@/ui/FactList';
import { LoadingState } from '@/ui/loading/LoadingState';
import { Panel } from '@/ui/Panel';
import { useSetMaskPartiesMutation, useSiteSettingsQuery } from './partiesApi';

/** A consignment as a stranger sees it, with the parties open and locked. */
const EXAMPLE = {
  open: [
    { label: 'Name', value: 'Ama de Souza' },
    { label: 'Email', value: 'ama@sender.example' },
    { label: 'Phone', value: '+233 30 555 0102' },
    { label: 'Address', value: '12 Harbour Road, Tema' },
  ],
  locked: [
    { label: 'Name', value: 'A. D. S.' },
    { label: 'Email', value: '–' },
    { label: 'Phone', value: '–' },
    { label: 'Address', value: '–' },
  ],
} as const;

/** What strangers see of the parties: an owner decides, and sees what it means. */
export function LockPanel({ isOwner }: { isOwner: boolean }) {
  const { data, error, isFetching, refetch } = useSiteSettingsQuery();
  const [lock] = useSetMaskPartiesMutation();
  const state = data?.maskParties ? 'locked' : 'open';
  return (
    <Panel heading={words.heading}>
      <Typography id="lock-hint" sx={{ mb: 1.5 }}>
        {words.hint}
      </Typography>
      {!data && isFetching && <LoadingState label={words.loading} minHeight="8rem" />}
      {error && !isFetching && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
      {data && (
        <>
          <RadioGroup
            aria-label={words.heading}
            aria-describedby="lock-hint"
            value={state}
            onChange={(_event, lockChoice) => void lock(lockChoice === 'locked')}
          >
            {(['open', 'locked'] as const).map((choice) => (
              <FormControlLabel
                key={choice}
                value={choice}
                control={<Radio />}
                label={words[choice]}
                disabled={!isOwner}
              />
            ))}
          </RadioGroup>
          <Typography color="textSecondary">{isOwner ? words.lockedHint : words.ownersOnly}</Typography>
          <Typography variant="h5" component="h3" sx={{ mt: 3, mb: 1.5 }}>
            {words.example}
          </Typography>
          <Box translate="no">
            <FactList facts={EXAMPLE[state]} columnWidth="20rem" />
          </Box>
        </>
      )}
    </Panel>
  );
}
