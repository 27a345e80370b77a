import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import { SIDEBAR_WIDTH } from './AdminFrame';

/** The sidebar of a phone, which slides in. */
export function SidebarDrawer(props: { open: boolean; onClose: () => void; children: ReactNode }) {
  return (
    <Drawer
      {...props}
      sx={{ display: { md: 'none' }, '& .MuiDrawer-paper': { width: SIDEBAR_WIDTH, border: 0 } }}
    />
  );
}
