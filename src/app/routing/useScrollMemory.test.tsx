import createCache from '@emotion/cache';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { news } from '@/content/news';
import { openStore } from '@/test/openStore';
import { App } from '../App';
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

/** Without an `act` of its own: it is called from effects, whose updates would be lost in a nested one. */
const goTo = (place: number) => {
  Object.assign(window, { scrollY: place });
  window.dispatchEvent(new Event('scroll'));
};
const follow = async (name: string, arrived: string) => {
  fireEvent.click(screen.getByRole('link', { name }));
  await waitFor(() => expect(location.href).toMatch(new RegExp(`${arrived}$`)));
};
const back = async (arrived: string) => {
  history.back();
  await waitFor(() => expect(location.href).toMatch(new RegExp(`${arrived}$`)));
};

describe('the scroll position after going back', () => {
  let scrollTo: jest.SpyInstance;
  beforeEach(() => {
    history.replaceState(null, '', '/');
    Object.assign(window, { scrollY: 0 });
    scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation((to) => {
      goTo((to as ScrollToOptions).top ?? 0);
    });
  });

  it('is restored on a page that was scrolled before the app ran', async () => {
    Object.assign(window, { scrollY: 300 });
    render(
      <BrowserRouter useTransitions={false}>
        <Site />
      </BrowserRouter>,
    );
    await follow('To the other page', '/other');
    goTo(900);
    await back('/');
    await waitFor(() => expect(window.scrollY).toBe(300));
    expect(screen.getByRole('heading')).toHaveTextContent('Start');
  });

  it('is the top on a page that this document never showed', async () => {
    history.pushState(null, '', '/other');
    render(
      <BrowserRouter useTransitions={false}>
        <Site />
      </BrowserRouter>,
    );
    goTo(900);
    await back('/');
    await waitFor(() => expect(window.scrollY).toBe(0));
  });

  it('is the one before a jump inside the page, which the browser performs', async () => {
    render(
      <BrowserRouter useTransitions={false}>
        <Site />
      </BrowserRouter>,
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

  it('is the one before a jump that scrolls before its address changes', async () => {
    render(
      <BrowserRouter useTransitions={false}>
        <Site />
      </BrowserRouter>,
    );
    goTo(100);
    history.pushState(null, '', '#part');
    goTo(2_000);
    fireEvent.popState(window);
    await back('/');
    await waitFor(() => expect(window.scrollY).toBe(100));
  });

  it('is restored on a page whose address has a fragment', async () => {
    const [, second] = news;
    history.replaceState(null, '', `/news#${second?.slug}`);
    Element.prototype.scrollIntoView = () => goTo(1_500);
    const store = openStore({ loadDb: () => Promise.reject(new Error('Nobody is asked.')) });
    render(
      <BrowserRouter useTransitions={false}>
        <App store={store} styles={createCache({ key: 'app', container: document.createElement('div') })} />
      </BrowserRouter>,
    );
    await screen.findByRole('heading', { name: 'Get Informed' });
    await waitFor(() => expect(window.scrollY).toBe(1_500));
    act(() => goTo(1_700));
    fireEvent.click(screen.getAllByRole('link', { name: 'Gallery' })[0] as HTMLElement);
    await screen.findByRole('heading', { name: 'Gallery', level: 1 });
    act(() => goTo(0));
    history.back();
    await screen.findByRole('heading', { name: 'Get Informed' });
    await waitFor(() => expect(window.scrollY).toBe(1_700));
  });
});
