import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { zoneCopy } from '@/content/journey';
import { momentText, type Clock } from '@/domain/places/momentText';
import type { Journey } from '@/domain/journey/journey';
import { notPrinted } from '@/ui/notPrinted';

/** Whether a time of a journey reads otherwise where the reader is. */
const isElsewhere = ({ events, destinationZone, state }: Journey) =>
  [...events, { moment: state.moment, zone: destinationZone }].some(
    ({ moment, zone }) => momentText(moment, zone, 'place') !== momentText(moment, zone, 'reader'),
  );

interface ClockSwitchProps {
  journey: Journey;
  clock: Clock;
  onChoose: (clock: Clock) => void;
}

/** Shows all times of a result as those of their places, or as the reader's; nothing where both are the same. */
export function ClockSwitch({ journey, clock, onChoose }: ClockSwitchProps) {
  if (!isElsewhere(journey)) return null;
  return (
    <Box role="group" aria-label={zoneCopy.clock} sx={{ display: 'flex', flexWrap: 'wrap', ...notPrinted }}>
      {(['place', 'reader'] as const).map((name) => (
        <Button
          key={name}
          aria-pressed={clock === name}
          onClick={() => onChoose(name)}
          sx={{
            minHeight: '4.4rem',
            px: 1,
            color: 'text.secondary',
            '&[aria-pressed=true]': { color: 'primary.main', textDecoration: 'underline' },
          }}
        >
          {zoneCopy.clocks[name]}
        </Button>
      ))}
    </Box>
  );
}
