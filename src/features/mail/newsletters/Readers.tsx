import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { newslettersCopy as words } from '@/content/newsletters';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useFocusOnChange } from '@/ui/focus/useFocusOnChange';
import { Panel } from '@/ui/Panel';
import { useQuestion } from '@/ui/useQuestion';
import { useAskSubscribersMutation, type Newsletters } from './newslettersApi';

const kinds = ['confirmed', 'asked', 'unasked'] as const;

/** How many have confirmed, were asked and were not; who has not answered is asked with one press. */
export function Readers(counts: Pick<Newsletters, (typeof kinds)[number] | 'remindable'>) {
  const askable = counts.unasked + (counts.remindable ?? 0);
  const [ask, mutation] = useAskSubscribersMutation();
  const question = useQuestion<number>({
    titleOf: words.askTitle,
    verb: words.askVerb,
    act: () => ask(),
    mutation,
    problem: mutation.error?.message,
  });
  return (
    <Panel heading={words.readers} ref={useFocusOnChange(askable > 0)}>
      <Stack spacing={2.5} sx={{ alignItems: 'flex-start' }}>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', columnGap: 3, rowGap: 1, gridTemplateColumns: 'auto minmax(0, 1fr)' }}
        >
          {kinds.map((kind) => (
            <Box key={kind} sx={{ display: 'contents' }}>
              <Typography component="dt">{words.counts[kind]}</Typography>
              <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
                {counts[kind].toLocaleString('en')}
              </Typography>
            </Box>
          ))}
        </Box>
        <Typography color="textSecondary">{words.hint}</Typography>
        {askable > 0 ? (
          <Button variant="formBTN" onClick={() => question.ask(askable)}>
            {words.ask}
          </Button>
        ) : (
          counts.asked + counts.confirmed > 0 && <Typography>{words.nobodyLeft}</Typography>
        )}
      </Stack>
      <ConfirmDialog {...question.dialog} text={words.askText} />
    </Panel>
  );
}
