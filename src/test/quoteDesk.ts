import { screen } from '@testing-library/react';
import type { Quote } from '@/features/quotes/desk/quote';
import { openSignedIn } from './signedIn';
import type { Script } from './stubBackend';

/** The address of a function of the database. */
export const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;
/** The page of {@link aQuote}. */
export const QUOTE_PAGE = '/auth/app/admin/quotes/5';

/** A backend that holds one quote, which a test can change. */
const desk = (first: Quote, script: Script = {}) => {
  let stored = first;
  const set = (changes: Partial<Quote>) => {
    stored = { ...stored, version: stored.version + 1, ...changes };
    return stored;
  };
  return { set, script: { [rpc('quote')]: () => stored, ...script } };
};

/** Opens the page of a quote that the backend holds; `set` changes it there. */
export const openQuote = async (quote: Quote, script: Script = {}) => {
  const backend = desk(quote, script);
  const app = openSignedIn(QUOTE_PAGE, backend.script);
  await screen.findByRole('heading', { name: 'Quote Q7K2M4XA', level: 1 });
  const bodiesOf = (name: string) => app.calls.filter(([call]) => call === rpc(name)).map(([, body]) => body);
  return { ...app, ...backend, bodiesOf };
};
