import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useRef, type ReactNode } from 'react';
import { SupportChat } from '@/features/chat/SupportChat';
import { notPrinted } from '@/ui/notPrinted';
import { StartAtTop } from '@/ui/StartAtTop';
import { Footer } from './Footer';
import { Header } from './Header';

/** Header, page, footer: the frame of every public page. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <Link
        href="#content"
        sx={{
          position: 'absolute',
          left: -9999,
          zIndex: 'tooltip',
          p: 2,
          bgcolor: 'background.paper',
          '&:focus': { left: 8, top: 8 },
          ...notPrinted,
        }}
      >
        Skip to content
      </Link>
      <Header />
      <Box component="main" id="content" ref={main} tabIndex={-1} sx={{ flex: 1, outline: 'none' }}>
        <StartAtTop main={main} />
        {children}
      </Box>
      <Footer />
      <SupportChat />
    </Box>
  );
}
