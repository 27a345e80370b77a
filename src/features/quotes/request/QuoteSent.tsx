import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { quotedLink } from '@/config/paths';
import { quoteSentCopy as words } from '@/content/quotes';
import { useFocusOnMount } from '@/ui/focus/useFocusOnMount';
import type { SentQuote } from './quoteRequestApi';

/** What follows the form: the number of the request, and where it stands. */
export function QuoteSent({ sentQuote, onAgain }: { sentQuote: SentQuote; onAgain: () => void }) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <Box sx={{ display: 'grid', gap: 2.5, maxWidth: '68ch' }}>
      <Typography variant="h3" component="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
        {words.title}
      </Typography>
      <Typography>
        {words.number}{' '}
        <Box component="strong" translate="no" sx={{ fontSize: 'h4.fontSize' }}>
          {sentQuote.number}
        </Box>
        . {words.text}
      </Typography>
      <Typography color="textSecondary">{words.linkHint}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="primary" href={quotedLink(sentQuote.token)}>
          {words.link}
        </Button>
        <Button type="button" variant="formBack" onClick={onAgain}>
          {words.another}
        </Button>
      </Box>
    </Box>
  );
}
