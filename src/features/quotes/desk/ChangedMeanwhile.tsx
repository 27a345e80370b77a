import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { quoteChangesCopy as words } from '@/content/quoteDesk';
import type { QuoteEntry } from './quote';
import { QuoteEntryText } from './QuoteEntryText';

/** What has happened to a quote since a form about it was opened; nothing if nothing has. */
export function ChangedMeanwhile({ changes }: { changes: readonly QuoteEntry[] }) {
  if (changes.length === 0) return null;
  return (
    <Alert severity="warning">
      {words.since}
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {changes.map((entry, index) => (
          <li key={index}>
            <QuoteEntryText entry={entry} />
          </li>
        ))}
      </Box>
    </Alert>
  );
}
