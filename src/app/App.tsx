import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import ThemeProvider from '@mui/system/ThemeProvider'; // MUI's own also bundles colour scheme switching
import { Provider } from 'react-redux';
import { Toaster } from '@/features/toasts/Toaster';
import { theme } from '@/theme/theme';
import { AppRoutes } from './routing/AppRoutes';
import { PageHead } from './routing/PageHead';
import { useScrollMemory } from './routing/useScrollMemory';
import type { AppStore } from './store';

function ScrollMemory() {
  useScrollMemory();
  return null;
}

/** The whole app inside any router: the browser's, a test's, or a prerendered page's. */
export function App({ store, styles }: { store: AppStore; styles: EmotionCache }) {
  return (
    <CacheProvider value={styles}>
      <Provider store={store}>
        <ThemeProvider theme={theme}>
          <CssBaseline />
          <PageHead />
          <AppRoutes />
          {/* After the pages: a restored scroll position overrides their scroll to the top. */}
          <ScrollMemory />
          <Toaster />
        </ThemeProvider>
      </Provider>
    </CacheProvider>
  );
}
