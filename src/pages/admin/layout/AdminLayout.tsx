import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useEffect, useRef, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { brand } from '@/brand/brand';
import { PREFETCH_DELAY_MS } from '@/config/timing';
import { RecoveryNotice } from '@/features/auth/RecoveryNotice';
import { selectSessionUser } from '@/features/auth/sessionSlice';
import { useLogOut } from '@/features/auth/useLogOut';
import { AlertsButton } from '@/features/chat/alerts/AlertsButton';
import { useUnreadTotal } from '@/features/chat/inbox/useInbox';
import { UndoToasts } from '@/features/consignments/undo/UndoToasts';
import { useAppSelector } from '@/redux/hooks';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { notPrinted } from '@/ui/notPrinted';
import { StartAtTop } from '@/ui/StartAtTop';
import { Commands } from './Commands';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';

const SIDEBAR_WIDTH = 248;

const prefetchParts = () => import(/* webpackChunkName: "admin-prefetch" */ '../prefetchedParts');

/** What changes something or asks for it, which is of no use on paper. Other text buttons are names of rows. */
const ACTIONS =
  '& :is(.MuiButton-root:not(.MuiButton-text), .MuiButton-text.MuiButton-colorError, .MuiToggleButtonGroup-root)';

/** The row that the keys of the list have moved to: an outline is there in forced colours too, below the top bar. */
const currentRow = {
  '& tbody tr[role="row"]:has(a:focus-visible)': { outline: '2px solid', outlineOffset: '-2px' },
  '& tbody tr[role="row"] a': { scrollMarginBlock: '9rem' },
};

/** Sidebar, top bar and the page; on a phone the sidebar slides in. */
export function AdminLayout() {
  const user = useAppSelector(selectSessionUser);
  const { logOut, question } = useLogOut();
  const unread = useUnreadTotal() ?? 0;
  const main = useRef<HTMLElement>(null);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => void prefetchParts().catch(() => undefined), PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const sidebar = <Sidebar onNavigate={() => setIsMenuOpen(false)} onLogout={logOut} />;
  const drawer = { '& .MuiDrawer-paper': { width: SIDEBAR_WIDTH, border: 0 } };
  if (!user) return null;
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh', bgcolor: brand.colors.ground }}>
      <Drawer
        open={isMenuOpen}
        onClose={() => setIsMenuOpen(false)}
        sx={{ ...drawer, display: { md: 'none' } }}
      >
        {sidebar}
      </Drawer>
      <Drawer
        variant="permanent"
        sx={{
          ...drawer,
          width: SIDEBAR_WIDTH,
          flex: 'none',
          display: { xs: 'none', md: 'block' },
          ...notPrinted,
        }}
      >
        {sidebar}
      </Drawer>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'contents', ...notPrinted }}>
          <TopBar user={user} unread={unread} onMenu={() => setIsMenuOpen(true)} onLogout={logOut}>
            <Commands main={main} onLogout={logOut} />
            <AlertsButton />
          </TopBar>
        </Box>
        <UndoToasts />
        <Box
          component="main"
          ref={main}
          tabIndex={-1}
          sx={{
            p: { xs: 2, md: 4 },
            maxWidth: 1400,
            mx: 'auto',
            outline: 'none',
            '@media print': { p: 0, [ACTIONS]: { display: 'none' } },
            ...currentRow,
          }}
        >
          <StartAtTop main={main} />
          <RecoveryNotice />
          <Outlet />
        </Box>
      </Box>
      <ConfirmDialog {...question} />
    </Box>
  );
}
