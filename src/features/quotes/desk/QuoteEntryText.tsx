import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { quoteHistoryCopy as words } from '@/content/quoteDesk';
import { formatDay } from '@/ui/dates/formatDate';
import { Timestamp } from '@/ui/dates/Timestamp';
import { priceText } from '../quoteRequest';
import type { QuoteEntry } from './quote';

/** What was said with it; empty if nothing was. */
const saidIn = (entry: QuoteEntry): string | null => {
  switch (entry.what) {
    case 'asked':
    case 'answered':
      return entry.detail.text;
    case 'offered':
      return words.offered(
        priceText(entry.detail.price, entry.detail.currency),
        formatDay(entry.detail.validUntil),
      );
    case 'accepted':
      return [entry.detail.name, entry.detail.reference].filter(Boolean).join(', ');
    case 'declined':
    case 'closed':
      return entry.detail.reason;
    default:
      return null;
  }
};

/** One entry of the history of a quote: what, when, by whom, and what was said. */
export function QuoteEntryText({ entry }: { entry: QuoteEntry }) {
  const { at, by, what } = entry;
  const entryText = saidIn(entry);
  return (
    <>
      <Typography component="div">
        <strong>{what === 'closed' ? words.closed[entry.detail.state] : words.entries[what]}</strong>{' '}
        <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <Timestamp instant={at} /> {words.by(by ?? words.customer)}
        </Box>
      </Typography>
      {entryText && (
        <Typography
          dir="auto"
          sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', unicodeBidi: 'isolate' }}
        >
          {entryText}
        </Typography>
      )}
    </>
  );
}
