import Box from '@mui/material/Box';
import { quoteFormCopy as words } from '@/content/quotes';
import { useHydrated } from '@/ui/loading/useHydrated';
import { withScript } from './layout';

const withoutScript = { display: 'none', '@media (scripting: none)': { display: 'inline' } };

/** What the button of the form does: it goes on step by step, and without script it sends at once. */
export function SubmitLabel({ isLast }: { isLast: boolean }) {
  if (useHydrated()) return isLast ? words.submit : words.next;
  return (
    <>
      <Box component="span" sx={withScript}>
        {words.next}
      </Box>
      <Box component="span" sx={withoutScript}>
        {words.submit}
      </Box>
    </>
  );
}
