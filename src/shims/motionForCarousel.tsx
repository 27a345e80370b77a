import { motion as moving, type HTMLMotionProps } from 'framer-motion';
import { isSwipe } from '@/ui/carousel/isSwipe';

export { AnimatePresence } from 'framer-motion';

/** The player would turn the page at the end of every drag, even of a single pixel. */
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
