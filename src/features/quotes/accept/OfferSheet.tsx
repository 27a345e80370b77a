import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { offerSheetCopy as words } from '@/content/quoted';
import { formatDay } from '@/ui/dates/formatDate';
import { FactList } from '@/ui/FactList';
import { notPrinted } from '@/ui/notPrinted';
import { factsOf } from '../AskedFacts';
import { priceText } from '../quoteRequest';
import { OfferLines } from './OfferLines';
import type { Offer, Quoted } from './quotedApi';

const texts = ['includes', 'excludes', 'terms'] as const;

/** An offer with all it says; on paper it fills a page of its own. */
export function OfferSheet({ quote, offer }: { quote: Quoted; offer: Offer }) {
  const { price, currency, lines, validUntil, transit } = offer;
  const { contact } = quote.request;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="offer-heading"
      sx={{
        p: { xs: 2.5, md: 4 },
        display: 'grid',
        gap: 3,
        '@media print': { border: 0, p: 0, gap: '1.2rem' },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
        <div>
          <Typography variant="h3" component="h2" id="offer-heading" translate="no">
            {words.heading(quote.number)}
          </Typography>
          <Typography color="textSecondary">
            {words.from}, {formatDay(offer.at)}
            {offer.number > 1 && `. ${words.version(offer.number)}`}
          </Typography>
          <Typography dir="auto" color="textSecondary">
            {words.for([contact.company, contact.name].filter(Boolean).join(', '))}
          </Typography>
        </div>
        <Button type="button" variant="formBack" onClick={() => window.print()} sx={notPrinted}>
          {words.print}
        </Button>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 2 }}>
        <div>
          <Typography color="textSecondary" sx={{ fontSize: 'caption.fontSize' }}>
            {words.price}
          </Typography>
          <Typography translate="no" sx={{ fontSize: '2.8rem', fontWeight: 600, lineHeight: 1.2 }}>
            {priceText(price, currency)}
          </Typography>
        </div>
        <Box sx={{ flex: '1 1 24rem' }}>
          <FactList
            facts={[
              { label: words.validUntil, value: formatDay(validUntil) },
              ...(transit ? [{ label: words.transit, value: transit }] : []),
            ]}
          />
        </Box>
      </Box>
      {lines.length > 0 && <OfferLines offer={offer} />}
      {texts.map(
        (name) =>
          offer[name] && (
            <div key={name}>
              <Typography variant="h4" component="h3">
                {words[name]}
              </Typography>
              <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {offer[name]}
              </Typography>
            </div>
          ),
      )}
      <div>
        <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
          {words.shipment}
        </Typography>
        <FactList
          facts={[
            ...factsOf.shipment(quote.request),
            ...factsOf.pieces(quote.request),
            ...factsOf.goods(quote.request),
          ]}
          columnWidth="20rem"
        />
      </div>
    </Paper>
  );
}
