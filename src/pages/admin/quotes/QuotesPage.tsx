import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { quoteDeskCopy as words } from '@/content/quoteDesk';
import { QuoteList } from '@/features/quotes/desk/QuoteList';

/** The quotes that visitors have requested. */
export function QuotesPage() {
  return (
    <Stack spacing={3}>
      <Typography variant="h2" component="h1">
        {words.title}
      </Typography>
      <QuoteList />
    </Stack>
  );
}
