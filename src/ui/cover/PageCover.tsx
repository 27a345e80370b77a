import Dialog from '@mui/material/Dialog';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { brand } from '@/brand/brand';
import { COVERED, setCovered } from './coverState';

/** Hidden like this, nothing can be read, found, printed or focused, and whatever was scrolled stays where it is. */
const hidden = { visibility: 'hidden !important' };
const page = `html[${COVERED}] body > :not([data-cover])`;
const styles = { [page]: hidden, [`${page} *`]: hidden };

const paper = {
  paper: { sx: { display: 'grid', placeItems: 'center', p: 2, bgcolor: brand.colors.ground } },
} as const;

interface PageCoverProps {
  /** The id of its heading. */
  labelledBy: string;
  children: ReactNode;
}

/**
 * Fills the window in place of the page, its dialogs and its toasts, which keep their state. Nothing but unmounting removes it;
 * the focus then returns to where it was.
 */
export function PageCover({ labelledBy, children }: PageCoverProps) {
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    setCovered(true);
    return () => setCovered(false);
  }, []);
  // Not a layout effect: the dialog would take the focus back for as long as it is in the document.
  useEffect(() => {
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [before]);
  return (
    <>
      <GlobalStyles styles={styles} />
      <Dialog
        open
        fullScreen
        disableRestoreFocus
        transitionDuration={0}
        aria-labelledby={labelledBy}
        data-cover=""
        slotProps={paper}
      >
        {children}
      </Dialog>
    </>
  );
}
