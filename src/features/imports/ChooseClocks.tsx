import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { importCopy } from '@/content/imports';
import { clocksOf } from '@/domain/places/countryClocks';
import { nativeSelect } from '@/ui/forms/nativeSelect';
import { ownZone } from '@/domain/places/clocks';
import { inState } from './importRow';
import type { Import } from './useImport';

const { review: words } = importCopy;

/** Asks by whose clock dates are read in countries of several time zones, where rows name no place. */
export function ChooseClocks({ current }: { current: Import }) {
  const counts = new Map<string, number>();
  for (const { asks = [] } of inState(current.rows, 'wrong', 'warned', 'ready', 'duplicate'))
    for (const country of asks) counts.set(country, (counts.get(country) ?? 0) + 1);
  if (counts.size === 0) return null;
  return (
    <Alert severity="warning">
      <Box sx={{ display: 'grid', gap: 2 }}>
        {[...counts].map(([country, count]) => (
          <TextField
            key={country}
            select
            fullWidth
            size="small"
            id={`clock-${country}`}
            label={words.clock(country)}
            helperText={words.clockHint(count)}
            value={current.matching.clocks[country] ?? ''}
            onChange={({ target }) => current.chooseClock(country, target.value)}
            slotProps={nativeSelect}
            sx={{ maxWidth: '48rem' }}
          >
            <option value="">{words.ownClock(ownZone())}</option>
            {clocksOf(country)?.map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
          </TextField>
        ))}
      </Box>
    </Alert>
  );
}
