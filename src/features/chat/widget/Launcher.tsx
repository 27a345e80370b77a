import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, type RefObject } from 'react';
import { BUSY_LABEL, PARTS } from '@/config/dom';
import { chatCopy } from '@/content/chat';
import { useMotion } from '@/ui/motion/useMotion';
import { notPrinted } from '@/ui/notPrinted';
import { visuallyHidden } from '@/ui/visuallyHidden';
import { LauncherIcon } from './LauncherIcon';
import { UndoClosing } from './UndoClosing';
import { usePageActivity } from './usePageActivity';

interface LauncherProps {
  unread: number;
  buttonRef: RefObject<HTMLButtonElement | null>;
  /** The button is hovered or focused: a press may follow. */
  onReach: () => void;
  onOpen: () => void;
  /** Brings back the chat that was just closed, while that is possible. */
  onUndo?: () => void;
  /** The window is on its way. */
  isOpening: boolean;
}

/** The largest number that fits into the badge. */
const MOST = 99;

const badge = {
  position: 'absolute',
  top: '-0.8rem',
  left: '0.6rem',
  minWidth: '2.2rem',
  px: '0.6rem',
  borderRadius: '1.1rem',
  bgcolor: 'secondary.main',
  fontSize: 'caption.fontSize',
  lineHeight: '2.2rem',
};

/** All but its symbol is beyond the edge of the window: what is left is as wide as the gutters of laptops, and covers nothing there. */
const besideEdge = (right: string) => `translateX(calc(100% + ${right} - 4.6rem))`;

/** Moved, not made smaller, which would count as a shift of the layout. Whoever reaches it has all of it. */
const docked = {
  '&:not(:hover, :focus-within)': {
    transform: {
      xs: 'translate(0.8rem, 0.8rem) scale(0.85)',
      sm: besideEdge('1.6rem'),
      md: besideEdge('2.4rem'),
    },
  },
};

/**
 * The floating button. It has its words until one scrolls; then only its symbol is left, for which laptops have room beside the
 * content. It is away while a field has the focus: on phones it would cover the next one, or the button.
 */
export function Launcher({ unread, buttonRef, onReach, onOpen, onUndo, isOpening }: LauncherProps) {
  const place = useRef<HTMLDivElement>(null);
  const motion = useMotion(place);
  const { isScrolled, isTyping } = usePageActivity();
  const isDocked = isScrolled && unread === 0 && !onUndo;
  return (
    <Box
      ref={place}
      component="aside"
      aria-label={chatCopy.title}
      sx={{
        position: 'fixed',
        right: { xs: '1.6rem', md: '2.4rem' },
        ...(isDocked && docked),
        ...(isTyping && { opacity: 0, pointerEvents: 'none' }),
        bottom: { xs: 'calc(1.6rem + env(safe-area-inset-bottom))', md: '2.4rem' },
        zIndex: 'speedDial',
        display: 'flex',
        alignItems: 'center',
        '@media (scripting: none)': { display: 'none' },
        ...notPrinted,
      }}
    >
      <Button
        ref={buttonRef}
        variant="track"
        onClick={onOpen}
        {...{ [BUSY_LABEL]: chatCopy.opening, [PARTS]: 'chat supabase' }}
        aria-busy={isOpening}
        startIcon={<LauncherIcon isMoving={motion.isMoving} />}
        sx={{
          minHeight: '5.2rem',
          boxShadow: 6,
          border: '2px solid #fff',
          minWidth: 0,
          px: { xs: '1.2rem', sm: '2rem' },
          '& .MuiButton-startIcon': { m: { xs: 0, sm: '0 0.8rem 0 -0.4rem' } },
        }}
        {...motion.hold}
        onPointerEnter={(event) => {
          motion.hold.onPointerEnter(event);
          onReach();
        }}
        onFocus={() => {
          motion.hold.onFocus();
          onReach();
        }}
      >
        <Box component="span" sx={(theme) => ({ [theme.breakpoints.down('sm')]: visuallyHidden })}>
          {chatCopy.support}
        </Box>
        {unread > 0 && (
          <>
            <Box component="span" aria-hidden sx={badge}>
              {unread > MOST ? `${MOST}+` : unread}
            </Box>
            <Box component="span" sx={visuallyHidden}>
              {` ${chatCopy.unread(unread)}`}
            </Box>
          </>
        )}
      </Button>
      {onUndo && <UndoClosing launcher={buttonRef} onUndo={onUndo} />}
    </Box>
  );
}
