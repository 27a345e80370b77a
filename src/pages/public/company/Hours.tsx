import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Office } from '@/brand/companyTypes';
import { companyCopy } from '@/content/company';
import { formatDay } from '@/ui/dates/formatDate';
import { groupedWeek, spansText } from '@/domain/office/officeState';

const words = companyCopy.offices;

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

const daysText = (first: number, last: number) =>
  first === last ? words.days[first] : `${words.days[first]}–${words.days[last]}`;

/** The week of an office, and the days on which it is closed besides. */
export function Hours({ office }: { office: Office }) {
  return (
    <>
      <Box
        component="dl"
        aria-label={`${words.hours}, ${office.name}`}
        sx={{ m: 0, mt: 0.5, display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 2 }}
      >
        {groupedWeek(office.week).map(({ first, last, spans }) => (
          <Box key={first} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {daysText(first, last)}
            </Box>
            <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              {spansText(spans) || words.closed}
            </Box>
          </Box>
        ))}
      </Box>
      {office.closedOn.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {words.alsoClosed(listed.format([...office.closedOn].sort().map((day) => formatDay(day))))}
        </Typography>
      )}
    </>
  );
}
