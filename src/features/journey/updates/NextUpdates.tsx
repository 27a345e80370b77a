import Box from '@mui/material/Box';
import type { Journey } from '@/domain/journey/journey';
import { useListEventCodesQuery } from '@/domain/journey/eventCodesApi';
import { LikelyButtons } from './LikelyButtons';
import type { LikelyEvent } from '@/domain/journey/likelyEvents';

interface NextUpdatesProps {
  journey: Journey;
  onChoose: (likely: LikelyEvent) => void;
}

/** The likely updates beside the page's heading: one press opens the form with all of it filled in. */
export function NextUpdates({ journey, onChoose }: NextUpdatesProps) {
  const { data: codes } = useListEventCodesQuery();
  return (
    <Box sx={{ minHeight: '3.6rem' }}>
      {codes && <LikelyButtons journey={journey} codes={codes} onChoose={onChoose} />}
    </Box>
  );
}
