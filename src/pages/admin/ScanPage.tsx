import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { brand } from '@/brand/brand';
import { scanCopy as words } from '@/content/scan';
import { IdleGuard } from '@/features/auth/IdleGuard';
import { selectSessionUser } from '@/features/auth/sessionSlice';
import { useLogOut } from '@/features/auth/useLogOut';
import { ScanLookUp } from '@/features/scan/ScanLookUp';
import { ScanUpdate } from '@/features/scan/ScanUpdate';
import type { Scanned } from '@/features/scan/scanApi';
import { useAppSelector } from '@/redux/hooks';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Logo } from '@/ui/logo/Logo';
import { Panel } from '@/ui/Panel';

/** All that a scanner sees of the admin area: one consignment at a time, and what happens to it. */
export function ScanPage() {
  const user = useAppSelector(selectSessionUser);
  const { logOut, question } = useLogOut();
  const [scanned, setScanned] = useState<Scanned>();
  return (
    <Box sx={{ minHeight: '100vh', bgcolor: brand.colors.ground }}>
      <AppBar
        position="static"
        color="inherit"
        elevation={0}
        sx={{ borderBottom: '1px solid', borderColor: 'divider' }}
      >
        <Toolbar sx={{ gap: 1.5, flexWrap: 'wrap', py: 1 }}>
          <Logo variant="dark" />
          <Typography
            noWrap
            sx={{
              ...{ fontWeight: 600, minWidth: 0, flex: { xs: '1 0 100%', sm: 1 } },
              ...{ order: { xs: 1, sm: 0 }, textAlign: { sm: 'end' } },
            }}
          >
            {user?.displayName}
          </Typography>
          <Button variant="formBack" onClick={logOut} sx={{ ml: 'auto' }}>
            {words.logOut}
          </Button>
        </Toolbar>
      </AppBar>
      <Box component="main" sx={{ p: { xs: 2, md: 4 }, maxWidth: '72rem', mx: 'auto' }}>
        <Typography variant="h2" component="h1" sx={{ mb: 3 }}>
          {words.title}
        </Typography>
        <Panel heading={scanned ? scanned.trackingId : words.find}>
          {scanned ? (
            <ScanUpdate scanned={scanned} onDone={() => setScanned(undefined)} />
          ) : (
            <ScanLookUp onFound={setScanned} />
          )}
        </Panel>
      </Box>
      <IdleGuard />
      <ConfirmDialog {...question} />
    </Box>
  );
}
