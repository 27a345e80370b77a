import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { PREFETCH_DELAY_MS } from '@/config/timing';
import { RecoveryNotice } from '@/features/auth/RecoveryNotice';
import { selectSessionUser } from '@/domain/session/sessionSlice';
import { useLogOut } from '@/features/auth/useLogOut';
import { AlertsButton } from '@/features/chat/alerts/AlertsButton';
import { UnreadBadge } from '@/features/chat/inbox/UnreadBadge';
import { useUnreadTotal } from '@/features/chat/inbox/useInbox';
import { UndoToasts } from '@/features/audit/undo/UndoToasts';
import { useAppSelector } from '@/redux/hooks';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { LaterConfirmDialog } from '@/ui/LaterConfirmDialog';
import { lazyPart } from '@/ui/loading/lazyPart';
import { StartAtTop } from '@/ui/StartAtTop';
import { useWasTrue } from '@/ui/useWasTrue';
import { AdminFrame } from './AdminFrame';
import { useAdminLinks } from './adminLinks';
import { Commands } from './Commands';
import { PageBoundary } from './PageBoundary';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';

const SidebarDrawer = lazyPart(
  () => import(/* webpackChunkName: "admin-menu" */ './SidebarDrawer'),
  (part) => part.SidebarDrawer,
);

const prefetchParts = () => import(/* webpackChunkName: "admin-prefetch" */ '../prefetchedParts');

/** A part of the frame that the admin area can be used without: broken, it is left out. */
function Spare({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={() => null}>{children}</ErrorBoundary>;
}

/** The frame of the admin's pages for who is signed in; on a phone the sidebar slides in. */
export function AdminLayout() {
  const user = useAppSelector(selectSessionUser);
  const links = useAdminLinks();
  const { logOut, question } = useLogOut();
  const unread = useUnreadTotal() ?? 0;
  const main = useRef<HTMLElement>(null);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const wasMenuOpened = useWasTrue(isMenuOpen);
  useEffect(() => {
    const timer = setTimeout(() => void prefetchParts().catch(() => undefined), PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const closeMenu = () => setIsMenuOpen(false);
  const sidebar = <Sidebar links={links} unread={<UnreadBadge />} onNavigate={closeMenu} onLogout={logOut} />;
  if (!user) return null;
  return (
    <>
      <Suspense fallback={null}>
        {wasMenuOpened && (
          <SidebarDrawer open={isMenuOpen} onClose={closeMenu}>
            {sidebar}
          </SidebarDrawer>
        )}
      </Suspense>
      <AdminFrame
        sidebar={sidebar}
        bar={
          <TopBar user={user} unread={unread} onMenu={() => setIsMenuOpen(true)} onLogout={logOut}>
            <Spare>
              <Commands main={main} onLogout={logOut} />
            </Spare>
            <Spare>
              <AlertsButton />
            </Spare>
          </TopBar>
        }
        above={
          <Spare>
            <UndoToasts main={main} />
          </Spare>
        }
        main={main}
      >
        <StartAtTop main={main} />
        <Spare>
          <RecoveryNotice />
        </Spare>
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      </AdminFrame>
      <LaterConfirmDialog {...question} />
    </>
  );
}
