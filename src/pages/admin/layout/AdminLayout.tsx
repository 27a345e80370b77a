import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { Suspense, useRef, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { brand } from '@/brand/brand';
import { useSignOutMutation } from '@/features/auth/authApi';
import { selectSessionUser } from '@/features/auth/sessionSlice';
import { useAppSelector } from '@/redux/hooks';
import { lazyPart } from '@/ui/loading/lazyPart';
import { StartAtTop } from '@/ui/StartAtTop';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';

const IdleGuard = lazyPart(
  () => import(/* webpackChunkName: "admin-idle" */ '@/features/auth/IdleGuard'),
  (part) => part.IdleGuard,
);

const SIDEBAR_WIDTH = 248;

/** Sidebar, top bar and the page; on a phone the sidebar slides in. */
export function AdminLayout() {
  const user = useAppSelector(selectSessionUser);
  const [signOut] = useSignOutMutation();
  const main = useRef<HTMLElement>(null);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const logout = () => void signOut();
  const sidebar = <Sidebar onNavigate={() => setIsMenuOpen(false)} onLogout={logout} />;
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
        sx={{ ...drawer, width: SIDEBAR_WIDTH, flex: 'none', display: { xs: 'none', md: 'block' } }}
      >
        {sidebar}
      </Drawer>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TopBar user={user} onMenu={() => setIsMenuOpen(true)} onLogout={logout} />
        <Box
          component="main"
          ref={main}
          tabIndex={-1}
          sx={{ p: { xs: 2, md: 4 }, maxWidth: 1400, mx: 'auto', outline: 'none' }}
        >
          <StartAtTop main={main} />
          <Outlet />
        </Box>
      </Box>
      <Suspense fallback={null}>
        <IdleGuard />
      </Suspense>
    </Box>
  );
}
