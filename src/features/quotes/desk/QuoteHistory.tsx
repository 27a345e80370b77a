import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { quoteHistoryCopy as words } from '@/content/quoteDesk';
import { Panel } from '@/ui/Panel';
import { plainList } from '@/ui/plainList';
import type { Quote } from './quote';
import { QuoteEntryText } from './QuoteEntryText';
import { QuoteMails } from './QuoteMails';

/** What has happened to a quote, the latest first, and what became of the mails about it. */
export function QuoteHistory({ quote }: { quote: Quote }) {
  return (
    <Panel heading={words.heading}>
      <Box component="ol" reversed aria-label={words.list} sx={{ ...plainList, display: 'grid', gap: 2 }}>
        {quote.history
          .map((entry, index) => (
            <li key={index}>
              <QuoteEntryText entry={entry} />
            </li>
          ))
          .reverse()}
      </Box>
      <Typography component="h3" sx={{ mt: 3, mb: 1, fontWeight: 600 }}>
        {words.mails}
      </Typography>
      <QuoteMails quote={quote} />
    </Panel>
  );
}
