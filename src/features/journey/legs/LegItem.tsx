import Down from '@mui/icons-material/ArrowDownward';
import Up from '@mui/icons-material/ArrowUpward';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { legsCopy as words } from '@/content/updates';
import { LineIcon } from '@/ui/LineIcon';
import type { Journey } from '@/domain/journey/journey';
import type { Leg } from '@/domain/journey/entries';
import { LegFacts } from './LegFacts';
import { endName, legName } from './legName';

/** The ids of the buttons that move a leg. */
export const moverIds = ({ id }: Pick<Leg, 'id'>) => ({ up: `leg-${id}-up`, down: `leg-${id}-down` });

interface LegItemProps {
  leg: Leg;
  journey: Pick<Journey, 'places'>;
  /** Its place, counted from 0, among so many. */
  index: number;
  total: number;
  onMove: (to: number) => void;
  onEdit: () => void;
  onDelete: () => void;
  /** Pointer events of the handle that drags it. */
  handleProps: ComponentProps<'span'>;
  sx?: object;
}

const handle = {
  display: 'inline-flex',
  p: 0.5,
  cursor: 'grab',
  touchAction: 'none',
  color: 'text.secondary',
  '&:active': { cursor: 'grabbing' },
} as const;

/** One leg: where it goes, what is known of it, and its place among the others. */
export function LegItem(props: LegItemProps) {
  const { leg, journey, index, total, onMove, onEdit, onDelete, handleProps, sx } = props;
  const number = index + 1;
  const ids = moverIds(leg);
  return (
    <Box
      component="li"
      aria-label={legName(leg, number, journey)}
      sx={{ py: 2, borderTop: '1px solid', borderColor: 'divider', bgcolor: 'background.paper', ...sx }}
    >
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        {/* The buttons do the same by keyboard. */}
        <Box component="span" aria-hidden title={words.drag} {...handleProps} sx={handle}>
          <DragIndicatorIcon />
        </Box>
        <LineIcon name={leg.mode} />
        <Typography
          component="h3"
          variant="h5"
          sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {words.number(number)}{' '}
          {words.route(endName(leg.origin, journey), endName(leg.destination, journey))}
          <Typography component="span" color="textSecondary" sx={{ ml: 1, fontSize: '1.4rem' }}>
            {words.modes[leg.mode]}
          </Typography>
        </Typography>
        <Stack direction="row">
          <IconButton
            id={ids.up}
            aria-label={words.moveUp(number)}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          >
            <Up />
          </IconButton>
          <IconButton
            id={ids.down}
            aria-label={words.moveDown(number)}
            disabled={number === total}
            onClick={() => onMove(index + 1)}
          >
            <Down />
          </IconButton>
          <Button onClick={onEdit} aria-label={words.editLabel(number)}>
            {words.edit}
          </Button>
          <Button color="error" onClick={onDelete} aria-label={words.deleteLabel(number)}>
            {words.delete}
          </Button>
        </Stack>
      </Stack>
      <Box sx={{ mt: 1, pl: { md: 8 } }}>
        <LegFacts leg={leg} places={journey.places} />
      </Box>
    </Box>
  );
}
