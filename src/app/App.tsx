import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import ThemeProvider from '@mui/system/ThemeProvider'; // MUI's own also bundles colour scheme switching
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { selectIsRetrying } from '@/api/retriesSlice';
import { FilesRefused } from '@/features/toasts/FilesRefused';
import { Toaster } from '@/features/toasts/Toaster';
import { useAppSelector } from '@/redux/hooks';
import { theme } from '@/theme/theme';
import { RetryingContext } from '@/ui/loading/Retrying';
import { AppRoutes } from './routing/AppRoutes';
import { PageHead } from './routing/PageHead';
import { ProperAddress } from './routing/ProperAddress';
import { useScrollMemory } from './routing/useScrollMemory';
import type { AppStore } from './store';

function ScrollMemory() {
  useScrollMemory();
  return null;
}

/** Lets parts of the page that wait for an answer say that it is being tried again. */
function RetriesShown({ children }: { children: ReactNode }) {
  return <RetryingContext value={useAppSelector(selectIsRetrying)}>{children}</RetryingContext>;
}

/** A part of the app with its theme; its styles go into the given cache. */
export function StyledPart({ styles, children }: { styles: EmotionCache; children: ReactNode }) {
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}

/** The whole app inside any router: the browser's, a test's, or a prerendered page's. */
export function App({ store, styles }: { store: AppStore; styles: EmotionCache }) {
  return (
    <StyledPart styles={styles}>
      <Provider store={store}>
        <CssBaseline />
        <RetriesShown>
          <ProperAddress>
            <PageHead />
            <AppRoutes />
            {/* After the pages: a restored scroll position overrides their scroll to the top. */}
            <ScrollMemory />
          </ProperAddress>
        </RetriesShown>
        <FilesRefused />
        <Toaster />
      </Provider>
    </StyledPart>
  );
}
