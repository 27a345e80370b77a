import { motion as moving, type HTMLMotionProps } from 'framer-motion';
import { isSwipe } from '@/ui/carousel/isSwipe';

export { AnimatePresence } from 'framer-motion';

/** The player turns its page at the end of every way that a pointer went, be it a pixel long. */
function Swiped(props: HTMLMotionProps<'div'>) {
  return (
    <moving.div
      {...props}
      onDragEnd={(event, way) => {
        if (isSwipe(event, way.offset)) props.onDragEnd?.(event, way);
      }}
    />
  );
}

export const motion = { div: Swiped };
