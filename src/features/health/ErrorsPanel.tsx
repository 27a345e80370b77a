import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { healthCopy as words } from '@/content/health';
import { Timestamp } from '@/ui/dates/Timestamp';
import { useFocusOnChange } from '@/ui/focus/useFocusOnChange';
import { Panel } from '@/ui/Panel';
import { type Column, ResponsiveTable } from '@/ui/table/ResponsiveTable';
import {
  type BrowserError,
  useForgetBrowserErrorMutation,
  useForgetBrowserErrorsMutation,
} from './healthApi';

const labels = words.errorColumns;

const columnsWith = (
  forget: (id: number) => void,
  isForgetting: boolean,
): readonly Column<BrowserError>[] => [
  {
    label: labels.error,
    isRowHeader: true,
    width: 28,
    cell: ({ kind, message, place }) => (
      <>
        {words.kinds[kind]}: {message}
        {place && (
          <Box component="span" sx={{ display: 'block', fontWeight: 400, color: 'text.secondary' }}>
            {place.split(' ').join('\n')}
          </Box>
        )}
      </>
    ),
    cellProps: { translate: 'no' },
  },
  {
    label: labels.times,
    width: 7,
    stacked: 'labelled',
    cell: ({ times }) => times.toLocaleString('en'),
    cellProps: { align: 'right' },
  },
  {
    label: labels.page,
    width: 14,
    stacked: 'labelled',
    cell: ({ page }) => page,
    cellProps: { translate: 'no' },
  },
  {
    label: labels.browser,
    width: 10,
    stacked: 'labelled',
    cell: ({ browser }) => browser,
    cellProps: { translate: 'no' },
  },
  {
    label: labels.last,
    width: 12,
    stacked: 'labelled',
    cell: ({ lastAt }) => <Timestamp instant={lastAt} />,
  },
  {
    label: labels.action,
    width: 12,
    cell: ({ id, message }) => (
      <Button
        variant="formBack"
        disabled={isForgetting}
        aria-label={words.forgetOf(message)}
        onClick={() => forget(id)}
      >
        {words.forget}
      </Button>
    ),
  },
];

interface ErrorsPanelProps {
  errors: readonly BrowserError[];
  /** When they were read. */
  at: string;
}

/** What went wrong in browsers. Whoever has dealt with one, or with all, takes it off. */
export function ErrorsPanel({ errors, at }: ErrorsPanelProps) {
  const [forget, forgetting] = useForgetBrowserErrorMutation();
  const [forgetAll, forgettingAll] = useForgetBrowserErrorsMutation();
  const isLoading = forgetting.isLoading || forgettingAll.isLoading;
  const panel = useFocusOnChange(errors.length);
  return (
    <Panel ref={panel} heading={words.errors}>
      <Typography sx={{ mb: 2 }}>{words.errorsHint}</Typography>
      {errors.length === 0 ? (
        words.noErrors
      ) : (
        <>
          <ResponsiveTable
            label={words.errors}
            columns={columnsWith((id) => void forget(id), isLoading)}
            rows={errors}
            keyOf={({ id }) => id}
          />
          {errors.length > 1 && (
            <Button variant="formBack" disabled={isLoading} onClick={() => void forgetAll(at)} sx={{ mt: 2 }}>
              {words.forgetAll}
            </Button>
          )}
        </>
      )}
    </Panel>
  );
}
