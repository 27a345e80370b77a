import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ownValue } from '@/config/ownValue';
import { modeOfService, quoteFormCopy, quoteModeNames, quotePageCopy as words } from '@/content/quotes';
import { ReplyTime } from '@/features/replies/ReplyTime';
import { QuoteForm } from '@/features/quotes/request/QuoteForm';
import type { SentQuote } from '@/features/quotes/request/quoteRequestApi';
import { QuoteSent } from '@/features/quotes/request/QuoteSent';
import { Banner } from '@/ui/Banner';
import { BelowFirstView } from '@/ui/BelowFirstView';
import { Unanswered } from '@/ui/forms/Unanswered';
import { WithoutScript } from '@/ui/forms/WithoutScript';
import { Section } from '@/ui/Section';

/** Where visitors ask for a price. `?service=` says which service they come from, `?from=&to=&mode=` what they have looked at. */
export function QuotePage() {
  const [params] = useSearchParams();
  const [sentQuote, setSentQuote] = useState<SentQuote>();
  const mode = quoteModeNames.find((candidate) => candidate === params.get('mode'));
  const [from, to] = ['from', 'to'].map((name) => params.get(name) ?? undefined);
  return (
    <>
      <Banner title={words.title} hint={words.hint} />
      <Section component="div" sx={{ py: { xs: '4rem', md: '6.4rem' } }}>
        <BelowFirstView>
          <section aria-label={quoteFormCopy.label}>
            {sentQuote ? (
              <QuoteSent sentQuote={sentQuote} onAgain={() => setSentQuote(undefined)} />
            ) : (
              <>
                <Typography color="textSecondary" sx={{ mb: 1, maxWidth: '68ch' }}>
                  {words.lead}
                </Typography>
                <Box sx={{ mb: 3 }}>
                  <ReplyTime />
                </Box>
                <QuoteForm
                  query={{ mode: mode ?? ownValue(modeOfService, params.get('service') ?? ''), from, to }}
                  onSent={setSentQuote}
                />
                <Unanswered />
                <WithoutScript />
              </>
            )}
          </section>
        </BelowFirstView>
      </Section>
    </>
  );
}
