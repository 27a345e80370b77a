import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { demonstrationCopy as words } from '@/content/demonstration';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ErrorState } from '@/ui/ErrorState';
import { Panel } from '@/ui/Panel';
import { useQuestion } from '@/ui/useQuestion';
import {
  useDemonstrationQuery,
  useRemoveDemonstrationMutation,
  type Demonstration,
} from './demonstrationApi';

/** As many as a person reads before pressing. */
const MOST_NAMED = 8;

function Changed({ changed }: Pick<Demonstration, 'changed'>) {
  const more = changed.length - MOST_NAMED;
  return (
    <>
      <Typography sx={{ mt: 2 }}>{words.changed(changed.length)}</Typography>
      <Box component="ul" sx={{ my: 0.5, pl: 3 }}>
        {changed.slice(0, MOST_NAMED).map(({ subject, label }, index) => (
          <li key={index}>{words.named(subject, label)}</li>
        ))}
        {more > 0 && <li>{words.more(more)}</li>}
      </Box>
    </>
  );
}

/** What an installation was filled with at its first start, and the way to be rid of it. Where there is none, nothing is shown. */
export function DemonstrationPanel() {
  const { data, error, isFetching, refetch } = useDemonstrationQuery();
  const [keepChanged, setKeepChanged] = useState(false);
  const [remove, removal] = useRemoveDemonstrationMutation();
  const { ask, dialog } = useQuestion<Demonstration>({
    titleOf: () => words.remove,
    verb: words.verb,
    act: () => remove({ keepChanged }),
    mutation: removal,
    problem: removal.error?.message,
  });
  if (!data && (!error || isFetching)) return null;
  return (
    <Panel heading={words.heading}>
      {error && !data && !isFetching && (
        <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />
      )}
      {data && (
        <>
          <Typography sx={{ mb: 1.5 }}>{words.hint}</Typography>
          {data.accounts.length > 0 && (
            <Typography sx={{ mb: 1.5 }}>{words.accounts(data.accounts)}</Typography>
          )}
          <Button variant="formBack" onClick={() => ask(data)}>
            {words.remove}
          </Button>
          <ConfirmDialog
            {...dialog}
            alternative={
              <>
                <Typography sx={{ mt: 2 }}>{words.goes(data.counts)}</Typography>
                {data.changed.length > 0 && (
                  <>
                    <Changed changed={data.changed} />
                    <FormControlLabel
                      label={words.keep}
                      disabled={removal.isLoading}
                      control={
                        <Checkbox
                          checked={keepChanged}
                          onChange={(_event, isKept) => setKeepChanged(isKept)}
                        />
                      }
                    />
                  </>
                )}
              </>
            }
          />
        </>
      )}
    </Panel>
  );
}
