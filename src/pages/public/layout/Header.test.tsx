import { act, fireEvent, screen, within } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { serviceLinks } from '@/content/serviceLinks';
import { renderPart } from '@/test/renderPart';
import { Header } from './Header';

const bar = () => screen.getByRole('navigation', { name: 'Main' });
const services = () => within(bar()).getByRole('button', { name: 'Services' });
const isOpen = () => services().getAttribute('aria-expanded') === 'true';
const hrefs = (root: Element) => [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const sevenPages = serviceLinks.map(({ path }) => path);

describe('the header', () => {
  it('links to the home page with its logo and to tracking with its button', () => {
    renderPart(<Header />);
    expect(screen.getByRole('link', { name: 'Carmine Cargo' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Track' })).toHaveAttribute('href', '/tracking');
  });

  it('has four pictures in its top bar', () => {
    const { container } = renderPart(<Header />);
    const pictures = [...container.querySelectorAll('[data-picture^="header-"]')];
    expect(pictures.map((picture) => picture.getAttribute('aria-label'))).toEqual([
      'Air Freight',
      'Ocean Freight',
      'Road Freight',
      'Warehousing',
    ]);
  });

  it('links to every main page and all seven services', () => {
    renderPart(<Header />);
    const main = ['/', '/about_us'];
    expect(hrefs(bar())).toEqual([...main, ...sevenPages, '/tracking', '/gallery', '/news', '/contact']);
  });

  it('marks the current page, and Services on the page of a service', () => {
    const { unmount } = renderPart(<Header />, '/news');
    expect(within(bar()).getByRole('link', { current: 'page' })).toHaveTextContent('News');
    unmount();
    renderPart(<Header />, '/services/warehousing');
    expect(services()).toHaveAttribute('aria-current', 'true');
  });
});

describe('the services menu', () => {
  it('opens on hover', async () => {
    const { user } = renderPart(<Header />);
    await user.hover(services());
    expect(isOpen()).toBe(true);
    await user.unhover(services());
    expect(isOpen()).toBe(false);
  });

  it('opens by keyboard, closes with Escape and returns the focus', async () => {
    const { user } = renderPart(<Header />);
    services().focus();
    await user.keyboard('{Enter}');
    expect(isOpen()).toBe(true);
    const links = within(bar()).getByRole('link', { name: 'Air Freight' });
    links.focus();
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(services()).toHaveFocus();
  });

  it('closes with Escape when hovered, without moving the focus', async () => {
    const { user } = renderPart(<Header />);
    const link = screen.getByRole('link', { name: 'Track' });
    act(() => link.focus());
    await user.hover(services());
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(link).toHaveFocus();
  });

  it('closes with a tap outside when the tapped button has no focus', () => {
    renderPart(<Header />);
    fireEvent.click(services());
    fireEvent.pointerDown(within(bar()).getByRole('link', { name: 'Customs Compliance' }));
    expect(isOpen()).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(isOpen()).toBe(false);
  });

  it.each([
    ['a tap beside it', () => fireEvent.pointerDown(document.body)],
    ['a second tap', () => fireEvent.click(services())],
  ])('closes with %s when it was opened by a tap before hydration', (_, tapAgain) => {
    const matches = jest.spyOn(Element.prototype, 'matches').mockReturnValueOnce(true); // `:hover`, which stays after a tap
    renderPart(<Header />);
    expect(matches).toHaveBeenNthCalledWith(1, ':hover');
    fireEvent.click(services());
    expect(isOpen()).toBe(true);
    tapAgain();
    expect(isOpen()).toBe(false);
  });

  it('closes when it loses the focus, and when a service is chosen', async () => {
    const { user } = renderPart(<Header />);
    services().focus();
    await user.keyboard('{Enter}');
    act(() => within(bar()).getByRole('link', { name: 'Tracking' }).focus());
    expect(isOpen()).toBe(false);
    await user.hover(services());
    await user.click(within(bar()).getByRole('link', { name: 'Road Freight' }));
    expect(isOpen()).toBe(false);
    expect(services()).toHaveAttribute('aria-current', 'true');
  });
});

describe('the phone menu', () => {
  const openMenu = async () => {
    const part = renderPart(<Header />);
    const icon = screen.getByText('Open menu').closest('summary');
    const menu = icon?.closest('details');
    if (!icon || !menu) throw new Error('no menu');
    await part.user.click(icon);
    expect(menu.open).toBe(true);
    return { ...part, menu, icon };
  };
  const listing = (menu: HTMLElement) => within(menu).getByText('Services').closest('details');

  it('links to every main page, and to the request for a quote after them', async () => {
    const { menu } = await openMenu();
    const ownLinks = hrefs(menu).filter((href) => !href?.startsWith('/services/'));
    expect(ownLinks).toEqual(['/', '/about_us', '/tracking', '/gallery', '/news', '/contact', '/quote']);
    expect(within(menu).getByText('Get a quote')).toHaveAttribute('href', '/quote');
  });

  it('opens with the menu icon and closes with the close icon', async () => {
    const { user, menu, icon } = await openMenu();
    await user.click(icon);
    expect(menu.open).toBe(false);
  });

  it('closes on a click outside', async () => {
    const { user, menu } = await openMenu();
    await user.click(screen.getByRole('link', { name: 'Carmine Cargo' }));
    expect(menu.open).toBe(false);
  });

  it('closes with Escape and returns the focus', async () => {
    const { user, menu, icon } = await openMenu();
    await user.keyboard('{Escape}');
    expect(menu.open).toBe(false);
    expect(icon).toHaveFocus();
  });

  it('closes when it loses the focus', async () => {
    const { menu } = await openMenu();
    fireEvent.focusIn(document.body);
    expect(menu.open).toBe(false);
  });

  it('stays open if it was opened before hydration', () => {
    function OpenedEarly() {
      useLayoutEffect(() => {
        document.querySelector('details')?.setAttribute('open', '');
      }, []);
      return null;
    }
    const { container } = renderPart(
      <>
        <Header />
        <OpenedEarly />
      </>,
    );
    expect(container.querySelector('details')?.open).toBe(true);
  });

  it('closes when a page is chosen', async () => {
    const { user, menu } = await openMenu();
    await user.click(within(menu).getByText('Gallery'));
    expect(menu.open).toBe(false);
  });

  it('toggles a list of exactly five services', async () => {
    const { user, menu } = await openMenu();
    expect(listing(menu)?.open).toBe(false);
    await user.click(within(menu).getByText('Services'));
    expect(listing(menu)?.open).toBe(true);
    expect(hrefs(listing(menu) ?? menu)).toEqual([
      '/services/air-freight',
      '/services/ocean-freight',
      '/services/road-freight',
      '/services/domestic_transport',
      '/services/warehousing',
    ]);
    await user.click(within(menu).getByText('Services'));
    expect(listing(menu)?.open).toBe(false);
  });
});
