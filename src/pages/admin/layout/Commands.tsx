import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Suspense, useCallback, useRef, useState, type RefObject } from 'react';
import { commandsCopy, shortcutsCopy } from '@/content/commands';
import { Keys } from '@/features/commands/Keys';
import { paletteAriaKeys, paletteKeys } from '@/features/commands/paletteKey';
import { useShortcuts } from '@/features/commands/useShortcuts';
import { focusIfLost } from '@/ui/focus/focusIfLost';
import { lazyPart } from '@/ui/loading/lazyPart';
import { useOnChange } from '@/ui/useOnChange';
import { visuallyHidden } from '@/ui/visuallyHidden';

const load = () => import(/* webpackChunkName: "admin-commands" */ './AdminPalette');
const AdminPalette = lazyPart(load, (part) => part.AdminPalette);
const ShortcutsDialog = lazyPart(load, (part) => part.ShortcutsDialog);

interface CommandsProps {
  main: RefObject<HTMLElement | null>;
  onLogout: () => void;
}

/** The keyboard shortcuts, the palette of commands, and the buttons of both. */
export function Commands({ main, onLogout }: CommandsProps) {
  const [shownDialog, setShownDialog] = useState<'palette' | 'shortcuts'>();
  const before = useRef<HTMLElement>(null);
  const next = useRef<HTMLElement>(null);
  const show = useCallback((part: 'palette' | 'shortcuts') => {
    const { activeElement, body } = document;
    // The field of the palette, from which the shortcuts are shown, is gone by then.
    const isOfPage = activeElement !== body && !activeElement?.closest('[role="dialog"]');
    if (isOfPage && activeElement instanceof HTMLElement) before.current = activeElement;
    setShownDialog(part);
  }, []);
  const onPalette = useCallback(() => show('palette'), [show]);
  const onHelp = useCallback(() => show('shortcuts'), [show]);
  useShortcuts({ onPalette, onHelp });
  useOnChange(shownDialog, () => {
    if (!shownDialog) focusIfLost(next.current);
  });
  const leave = (isChosen: boolean) => {
    next.current = isChosen ? main.current : before.current;
    setShownDialog(undefined);
  };
  return (
    <>
      <Button
        color="inherit"
        onClick={onPalette}
        aria-keyshortcuts={paletteAriaKeys()}
        sx={{
          gap: 1,
          minWidth: '4.4rem',
          minHeight: '4.4rem',
          border: { md: '1px solid' },
          borderColor: { md: 'divider' },
        }}
      >
        <SearchIcon />
        <Box component="span" sx={{ display: 'contents' }}>
          <Box component="span" sx={(theme) => ({ [theme.breakpoints.down('md')]: visuallyHidden })}>
            {commandsCopy.open}
          </Box>
          <Box component="span" aria-hidden sx={{ display: { xs: 'none', md: 'inline' } }}>
            <Keys keys={paletteKeys()} />
          </Box>
        </Box>
      </Button>
      <IconButton
        aria-label={shortcutsCopy.title}
        title={shortcutsCopy.title}
        onClick={onHelp}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        <KeyboardIcon />
      </IconButton>
      <Suspense fallback={null}>
        {shownDialog === 'palette' && <AdminPalette onClose={leave} onHelp={onHelp} onLogout={onLogout} />}
        {shownDialog === 'shortcuts' && <ShortcutsDialog onClose={() => leave(false)} />}
      </Suspense>
    </>
  );
}
