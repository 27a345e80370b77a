import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { updatesCopy as words } from '@/content/updates';
import type { Journey } from '@/domain/journey/journey';
import type { EventCode } from '@/domain/journey/eventCodesApi';
import { likelyEvents, type LikelyEvent } from '@/domain/journey/likelyEvents';

interface LikelyButtonsProps {
  journey: Journey;
  codes: readonly EventCode[];
  /** The code that is chosen, where one can be. */
  chosenCode?: string;
  disabled?: boolean;
  onChoose: (likely: LikelyEvent) => void;
}

/** The updates that are likely to come next, a button each. */
export function LikelyButtons({ journey, codes, chosenCode, disabled, onChoose }: LikelyButtonsProps) {
  const id = useId();
  const likely = likelyEvents(journey);
  if (likely.length === 0) return null;
  const nameOf = ({ code, place }: LikelyEvent) => {
    const label = codes.find((candidate) => candidate.code === code)?.label ?? code;
    const name = journey.places[place ?? '']?.name;
    return name ? words.likelyAt(label, name) : label;
  };
  return (
    <Stack
      direction="row"
      role="group"
      aria-labelledby={id}
      useFlexGap
      sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Typography id={id} color="textSecondary" sx={{ fontSize: '1.4rem' }}>
        {words.likely}
      </Typography>
      {likely.map((likelyEvent) => (
        <Button
          key={likelyEvent.code}
          variant="outlined"
          disabled={disabled}
          aria-pressed={chosenCode === undefined ? undefined : chosenCode === likelyEvent.code}
          onClick={() => onChoose(likelyEvent)}
          sx={{ '&[aria-pressed=true]': { bgcolor: 'primary.main', color: '#fff' } }}
        >
          {nameOf(likelyEvent)}
        </Button>
      ))}
    </Stack>
  );
}
