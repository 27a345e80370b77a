import createCache from '@emotion/cache';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { news } from '@/content/news';
import { openStore } from '@/test/openStore';
import { App } from '../App';
import { SiteRouter } from './SiteRouter';
import { useScrollMemory } from './useScrollMemory';

function Site() {
  useScrollMemory();
  return (
    <>
      <a href="#part">To the part</a>
      <Link to="/other">To the other page</Link>
      <Routes>
        <Route path="/" element={<h1>Start</h1>} />
        <Route path="/other" element={<h1>Other</h1>} />
      </Routes>
    </>
  );
}

const goTo = (place: number) => {
  Object.assign(window, { scrollY: place });
  fireEvent.scroll(window);
};
const follow = async (name: string, arrived: string) => {
  fireEvent.click(screen.getByRole('link', { name }));
  await waitFor(() => expect(location.href).toMatch(new RegExp(`${arrived}$`)));
};
const back = async (arrived: string) => {
  history.back();
  await waitFor(() => expect(location.href).toMatch(new RegExp(`${arrived}$`)));
};

describe('going back', () => {
  let scrollTo: jest.SpyInstance;
  beforeEach(() => {
    history.replaceState(null, '', '/');
    Object.assign(window, { scrollY: 0 });
    scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation((to) => {
      goTo((to as ScrollToOptions).top ?? 0);
    });
  });

  it('returns to the place where one was, which nobody has to have scrolled to since the app is there', async () => {
    Object.assign(window, { scrollY: 300 });
    render(
      <SiteRouter>
        <Site />
      </SiteRouter>,
    );
    await follow('To the other page', '/other');
    goTo(900);
    await back('/');
    await waitFor(() => expect(window.scrollY).toBe(300));
    expect(screen.getByRole('heading')).toHaveTextContent('Start');
  });

  it('returns to the top of a page that this document never showed', async () => {
    history.pushState(null, '', '/other');
    render(
      <SiteRouter>
        <Site />
      </SiteRouter>,
    );
    goTo(900);
    await back('/');
    await waitFor(() => expect(window.scrollY).toBe(0));
  });

  it('returns out of a jump inside the page, and leaves the jump itself to the browser', async () => {
    render(
      <SiteRouter>
        <Site />
      </SiteRouter>,
    );
    goTo(100);
    await follow('To the part', '#part');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(scrollTo).not.toHaveBeenCalled();
    goTo(2_000);
    await back('/');
    await waitFor(() => expect(window.scrollY).toBe(100));
    history.forward();
    await waitFor(() => expect(window.scrollY).toBe(2_000));
  });

  it('does not take a scroll of the jump, told before the app knows the new address, for one of the place before', async () => {
    render(
      <SiteRouter>
        <Site />
      </SiteRouter>,
    );
    goTo(100);
    history.pushState(null, '', '#part');
    goTo(2_000);
    fireEvent.popState(window);
    await back('/');
    await waitFor(() => expect(window.scrollY).toBe(100));
  });

  it('returns to where one was also on a page whose address names a part of it', async () => {
    const [, second] = news;
    history.replaceState(null, '', `/news#${second?.slug}`);
    Element.prototype.scrollIntoView = () => goTo(1_500);
    const store = openStore({ loadDb: () => Promise.reject(new Error('Nobody is asked.')) });
    render(
      <SiteRouter>
        <App store={store} styles={createCache({ key: 'app', container: document.createElement('div') })} />
      </SiteRouter>,
    );
    await screen.findByRole('heading', { name: 'Get Informed' });
    await waitFor(() => expect(window.scrollY).toBe(1_500));
    goTo(1_700);
    fireEvent.click(screen.getAllByRole('link', { name: 'Gallery' })[0] as HTMLElement);
    await screen.findByRole('heading', { name: 'Gallery', level: 1 });
    goTo(0);
    history.back();
    await screen.findByRole('heading', { name: 'Get Informed' });
    await waitFor(() => expect(window.scrollY).toBe(1_700));
  });
});
