import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { brand } from '@/brand/brand';
import { paths } from '@/config/paths';
import { scanCopy as words } from '@/content/scan';
import { IdleGuard } from '@/features/auth/IdleGuard';
import { selectEndReason } from '@/domain/session/sessionSlice';
import { useLogOut } from '@/features/auth/useLogOut';
import { loginState } from '@/features/auth/wantedPage';
import { useScanStore } from '@/features/scan/queue/useScanQueue';
import { ScanDesk } from '@/features/scan/ScanDesk';
import { useAppSelector } from '@/redux/hooks';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/loading/LoadingState';
import { isDocumentOf, reloadDocument } from '@/ui/openDocument';
import { Logo } from '@/ui/logo/Logo';
import { isReachable } from './isReachable';
import { keepOffline } from './keepOffline';
import { useScannerPerson, type ScannerPerson } from './useScannerPerson';

const opening = <LoadingState label={words.opening} minHeight="100vh" />;

/** The login, in a document of its own, which leads back here. */
function useLogin() {
  const navigate = useNavigate();
  const location = useLocation();
  const endReason = useAppSelector(selectEndReason);
  return () => {
    void navigate(paths.login, { replace: true, state: loginState(location, endReason) });
    reloadDocument();
  };
}

function ToLogin() {
  const openLogin = useEffectEvent(useLogin());
  useEffect(() => {
    openLogin();
  }, []);
  return opening;
}

const narrow = { minWidth: 0, px: 2, py: 1.2 };

function Bar({ person }: { person: ScannerPerson }) {
  const { logOut, question } = useLogOut();
  return (
    <AppBar
      position="static"
      color="inherit"
      elevation={0}
      sx={{ borderBottom: '1px solid', borderColor: 'divider' }}
    >
      <Toolbar sx={{ gap: 1.5, flexWrap: 'wrap', py: 1 }}>
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <Logo variant="dark" />
        </Box>
        <Typography noWrap sx={{ fontWeight: 600, minWidth: '6rem', flex: 1, textAlign: { sm: 'end' } }}>
          {person.name}
        </Typography>
        {person.isOffice && (
          <Button variant="formBack" href={paths.adminConsignments} sx={narrow}>
            {words.office}
          </Button>
        )}
        {person.isLive && (
          <Button variant="formBack" onClick={logOut} sx={narrow}>
            {words.logOut}
          </Button>
        )}
      </Toolbar>
      <ConfirmDialog {...question} />
    </AppBar>
  );
}

/** The scanner. It opens without a session where nothing can be reached, and then only collects. */
function Scanner() {
  const store = useScanStore();
  const access = useScannerPerson(store);
  const isLive = typeof access === 'object' && access.isLive;
  useEffect(() => {
    if (isLive) keepOffline();
  }, [isLive]);
  const logIn = useLogin();
  const [isCutOff, setIsCutOff] = useState(false);
  const signIn = async () => {
    const isThere = await isReachable();
    setIsCutOff(!isThere);
    if (isThere) logIn();
  };
  if (access === 'login') return <ToLogin />;
  if (access === 'waiting') return opening;
  if (access === 'firstVisit') return <ErrorState message={words.firstVisit} onRetry={reloadDocument} />;
  return (
    <Box sx={{ minHeight: '100vh', bgcolor: brand.colors.ground }}>
      <Bar person={access} />
      <Box component="main" sx={{ p: { xs: 2, md: 4 }, maxWidth: '120rem', mx: 'auto' }}>
        <Typography variant="h3" component="h1" sx={{ mb: { xs: 1, md: 2 } }}>
          {words.title}
        </Typography>
        <ScanDesk
          key={access.id}
          store={store}
          userId={access.id}
          isLive={access.isLive}
          events={access.events}
          clockError={access.clockError}
          isCutOff={isCutOff}
          onSignIn={() => void signIn()}
        />
      </Box>
      {access.isLive && <IdleGuard />}
    </Box>
  );
}

/** Reached by the router, the page lacks the headers that allow the camera: its own document is loaded. */
export function ScanPage() {
  const isOwn = isDocumentOf(paths.adminScan);
  useEffect(() => {
    if (!isOwn) reloadDocument();
  }, [isOwn]);
  return isOwn ? <Scanner /> : opening;
}
