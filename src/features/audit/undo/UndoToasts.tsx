import CloseIcon from '@mui/icons-material/Close';
import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import SnackbarContent from '@mui/material/SnackbarContent';
import { useEffect, useState, type RefObject } from 'react';
import { TOAST_UNDO_MS } from '@/config/timing';
import { undoCopy as words } from '@/content/corrections';
import { useAppDispatch, useAppSelector } from '@/redux/hooks';
import { announce } from '@/ui/announce';
import { focusIfLost } from '@/ui/focus/focusIfLost';
import { notPrinted } from '@/ui/notPrinted';
import { startUndo, undo } from './startUndo';
import { selectOffers, undoDropped, undoHidden, type UndoOffer } from './undoSlice';

const MOST_SHOWN = 3;

/** They have a place of their own between the bar and the page, and stay there when the page scrolls: they stand for half a minute. */
const stack = {
  position: 'sticky',
  top: { xs: '5.7rem', sm: '6.5rem' },
  zIndex: 'mobileStepper',
  display: 'grid',
  justifyContent: 'center',
  gap: 1,
  p: 1,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  '&:empty': { display: 'none' },
};

interface UndoToastsProps {
  /** What has the focus once the toast that had it is gone. */
  main: RefObject<HTMLElement | null>;
}

const focusWhenGone = (place: UndoToastsProps['main']) => () => focusIfLost(place.current);

/** One action. It stays for half a minute, and for as long as somebody points at it or has the focus in it. */
function UndoToast({ offer, main }: UndoToastsProps & { offer: UndoOffer }) {
  const { id, text, problem, isPending, isFinal } = offer;
  const dispatch = useAppDispatch();
  const [isHeld, setIsHeld] = useState(false);
  const message = problem ?? text;
  useEffect(() => {
    announce(message);
  }, [message]);
  useEffect(() => {
    if (isHeld || isPending) return;
    const timer = setTimeout(() => dispatch(undoHidden(id)), TOAST_UNDO_MS);
    return () => clearTimeout(timer);
  }, [dispatch, id, isHeld, isPending, problem]);
  useEffect(() => {
    return focusWhenGone(main);
  }, [main]);
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return (
    <SnackbarContent
      role="group"
      aria-label={text}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
      message={message}
      action={
        <>
          {!isFinal && (
            <Button
              color="inherit"
              startIcon={<UndoIcon />}
              loading={isPending}
              aria-label={`${words.undo}: ${text}`}
              onClick={() => void dispatch(undo(offer))}
            >
              {words.undo}
            </Button>
          )}
          <IconButton
            color="inherit"
            aria-label={`${words.dismiss}: ${text}`}
            onClick={() => dispatch(undoDropped(id))}
          >
            <CloseIcon />
          </IconButton>
        </>
      }
      sx={{ '--focus': '#fff', maxWidth: '60rem', fontSize: '1.5rem', border: '1px solid transparent' }}
    />
  );
}

/** What was done last and can be undone, at the top of every page of the admin area. */
export function UndoToasts({ main }: UndoToastsProps) {
  const dispatch = useAppDispatch();
  const offers = useAppSelector(selectOffers);
  useEffect(() => {
    return dispatch(startUndo());
  }, [dispatch]);
  return (
    <Box component="section" aria-label={words.label} sx={{ ...stack, ...notPrinted }}>
      {offers
        .filter(({ isShown }) => isShown)
        .slice(-MOST_SHOWN)
        .map((offer) => (
          <UndoToast key={offer.id} offer={offer} main={main} />
        ))}
    </Box>
  );
}
