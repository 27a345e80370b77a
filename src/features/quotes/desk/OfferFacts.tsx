import Box from '@mui/material/Box';
import { offerCopy as words, quoteDeskCopy } from '@/content/quoteDesk';
import { formatDay, formatDayYearAndTime } from '@/ui/dates/formatDate';
import { FactList } from '@/ui/FactList';
import { Panel } from '@/ui/Panel';
import { priceText } from '../quoteRequest';
import type { SentOffer } from './quote';

const { fields } = words;

/** The offer that the customer has. */
export function OfferFacts({ offer }: { offer: SentOffer }) {
  const { price, currency, validUntil, lines, at } = offer;
  return (
    <Panel heading={words.heading}>
      <FactList
        columnWidth="22rem"
        facts={[
          { label: fields.price, value: priceText(price, currency) },
          { label: fields.validUntil, value: formatDay(validUntil) },
          { label: words.sentLabel, value: formatDayYearAndTime(at) },
          ...(['includes', 'excludes', 'transit', 'terms'] as const).map((name) => ({
            label: fields[name],
            value: offer[name] ?? quoteDeskCopy.unknown,
          })),
        ]}
      />
      {lines.length > 0 && (
        <Box component="ul" aria-label={words.lines} sx={{ mt: 2.5, mb: 0, pl: 0, listStyle: 'none' }}>
          {lines.map(({ text, amount }, index) => (
            <Box
              component="li"
              key={index}
              sx={{
                display: 'flex',
                gap: 2,
                justifyContent: 'space-between',
                py: 0.75,
                borderTop: '1px solid',
                borderColor: 'divider',
              }}
            >
              <Box component="span" dir="auto" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {text}
              </Box>
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {priceText(amount, currency)}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  );
}
