import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useLayoutEffect } from 'react';
import { Link, Route, Routes, useSearchParams } from 'react-router-dom';
import { theme } from '@/theme/theme';
import { lazyPage } from './lazyPage';
import { isPageHere, loadPage } from './pageChunks';
import { SiteRouter } from './SiteRouter';

const GalleryPage = lazyPage('gallery', (page) => page.GalleryPage);
const NewsPage = lazyPage('news', (page) => page.NewsPage);

/** How often the fallback was shown. */
let waits = 0;

function Waiting() {
  useLayoutEffect(() => {
    waits += 1;
  }, []);
  return <p>Loading</p>;
}

/** Like the search field of the admin's lists. */
function SearchField() {
  const [params, setParams] = useSearchParams();
  return (
    <input
      aria-label="Search"
      value={params.get('search') ?? ''}
      onChange={({ target }) => setParams({ search: target.value }, { replace: true })}
    />
  );
}

const openSite = () =>
  render(
    <ThemeProvider theme={theme}>
      <SiteRouter>
        <Link to="/gallery">To the gallery</Link>
        <Link to="/news">To the news</Link>
        <Suspense fallback={<Waiting />}>
          <Routes>
            <Route path="/" element={<h1>Start</h1>} />
            <Route path="/list" element={<SearchField />} />
            <Route path="/gallery" element={<GalleryPage />} />
            <Route path="/news" element={<NewsPage />} />
          </Routes>
        </Suspense>
      </SiteRouter>
    </ThemeProvider>,
  );

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** What a browser does on a key press: the text changes first, then the event fires. */
const fieldChanged = (field: HTMLInputElement, text: string) => {
  const { IS_REACT_ACT_ENVIRONMENT: isTest } = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  setValue?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isTest });
};

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the way from page to page', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/');
    waits = 0;
  });

  it('shows a page whose script is here without waiting', async () => {
    await loadPage('/gallery');
    expect(isPageHere('/gallery')).toBe(true);
    openSite();
    fireEvent.click(screen.getByRole('link', { name: 'To the gallery' }));
    expect(heading()).toBe('Gallery');
    expect(waits).toBe(0);
  });

  it('keeps the old page until the script of the new one has come', async () => {
    openSite();
    await userEvent.click(screen.getByRole('link', { name: 'To the news' }));
    expect(heading()).toBe('Start');
    expect(await screen.findByRole('heading', { name: 'Get Informed' })).toBeVisible();
    expect(waits).toBe(0);
  });

  it('keeps up with what is typed into a field whose text is in the address', () => {
    history.replaceState(null, '', '/list?search=AG123');
    openSite();
    const field = screen.getByLabelText<HTMLInputElement>('Search');
    // Outside of `act`, which would flush later updates: as between two key presses.
    fieldChanged(field, 'AGX123');
    expect([field.value, location.search]).toEqual(['AGX123', '?search=AGX123']);
  });

  it('goes back to the page before', async () => {
    openSite();
    await userEvent.click(screen.getByRole('link', { name: 'To the gallery' }));
    expect(heading()).toBe('Gallery');
    history.back();
    expect(await screen.findByRole('heading', { name: 'Start' })).toBeVisible();
  });
});
