import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { legsCopy as words } from '@/content/updates';
import { useFocusAfterChange } from '@/ui/focus/useFocusAfterChange';
import { plainList } from '@/ui/plainList';
import type { Journey } from '@/domain/journey/journey';
import type { Leg } from '@/domain/journey/entries';
import { LegItem, moverIds } from './LegItem';
import { useDragOrder } from './useDragOrder';
import type { LegOrder } from './useLegOrder';

interface LegListProps {
  journey: Journey;
  order: LegOrder;
  onEdit: (leg: Leg, position: number) => void;
  onDelete: (leg: Leg, position: number) => void;
}

/** The legs in their order, which buttons and dragging change. */
export function LegList({ journey, order: { shownLegs, move, problem }, onEdit, onDelete }: LegListProps) {
  const focusOn = useFocusAfterChange(shownLegs);
  const { list, drag, handleProps } = useDragOrder(move);
  const moveByKey = (leg: Leg, from: number, to: number) => {
    const { up, down } = moverIds(leg);
    if (to < from) focusOn(up, down);
    else focusOn(down, up);
    move(from, to);
  };
  /** The dragged leg follows the pointer; a line shows where it would be put. */
  const looks = (index: number) => {
    if (!drag) return undefined;
    if (index === drag.from)
      return { position: 'relative', zIndex: 1, opacity: 0.8, transform: `translateY(${drag.by}px)` };
    if (index !== drag.to) return undefined;
    const edge = drag.to < drag.from ? 'borderTop' : 'borderBottom';
    return { [edge]: '3px solid', [`${edge}Color`]: 'primary.main' };
  };
  return (
    <>
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
      <Box component="ol" ref={list} aria-label={words.heading} sx={{ ...plainList, mb: 2 }}>
        {shownLegs.map((leg, index) => (
          <LegItem
            key={leg.id}
            leg={leg}
            journey={journey}
            index={index}
            total={shownLegs.length}
            onMove={(to) => moveByKey(leg, index, to)}
            onEdit={() => onEdit(leg, index + 1)}
            onDelete={() => onDelete(leg, index + 1)}
            handleProps={handleProps(index)}
            sx={looks(index)}
          />
        ))}
      </Box>
    </>
  );
}
