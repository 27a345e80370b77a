import '@fontsource/poppins/latin-400.css';
import '@fontsource/poppins/latin-500.css';
import '@fontsource/poppins/latin-600.css';
import createCache from '@emotion/cache';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { makeStore } from '@/app/store';
import { readEnv } from '@/config/env';
import { loadDbOnce } from '@/supabase/loadDb';

const { supabaseUrl, supabaseKey } = readEnv(location.origin);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App
        store={makeStore({ loadDb: loadDbOnce(supabaseUrl, supabaseKey) })}
        styles={createCache({ key: 'css' })}
      />
    </BrowserRouter>
  </StrictMode>,
);
