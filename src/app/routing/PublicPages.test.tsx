import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { BelowFirstView } from '@/ui/BelowFirstView';
import { prefetchLinks } from './linkPrefetch';
import { PublicPages } from './PublicPages';
import { SiteRouter } from './SiteRouter';

/** The pages whose effects have run, in that order. */
let begun: string[];

function Page({ name }: { name: string }) {
  useEffect(() => void begun.push(name), [name]);
  return (
    <>
      <h1>{name}</h1>
      <BelowFirstView>The rest of {name}</BelowFirstView>
    </>
  );
}

const elements = {
  '/news': <Page name="News" />,
  '/gallery': <Page name="Gallery" />,
  '/contact': <Page name="Contact" />,
};

const openNews = () => {
  history.replaceState(null, '', '/news');
  render(
    <SiteRouter>
      <Link to="/gallery">To the gallery</Link>
      <Link to="/gallery#place">To a place in the gallery</Link>
      <Link to="/contact">To contact</Link>
      <PublicPages elements={elements} />
    </SiteRouter>,
  );
};

const pointAt = (link: string) => userEvent.hover(screen.getByRole('link', { name: link }));
const follow = (link: string) => userEvent.click(screen.getByRole('link', { name: link }));
const rendered = () => [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);

beforeAll(prefetchLinks);

describe('a page whose link is pointed at', () => {
  beforeEach(async () => {
    begun = [];
    openNews();
    await pointAt('To the gallery');
    await screen.findByText('Gallery');
  });

  it('is rendered behind the current one, and does nothing', () => {
    expect(screen.getByText('Gallery')).not.toBeVisible();
    expect(screen.getByText('News')).toBeVisible();
    expect(begun).toEqual(['News']);
  });

  it('lacks what is below its first view until it is shown', async () => {
    expect(screen.queryByText('The rest of Gallery')).toBeNull();
    await follow('To the gallery');
    expect(await screen.findByText('The rest of Gallery')).toBeVisible();
  });

  it('is shown as it is when the link is followed', async () => {
    const gallery = screen.getByText('Gallery');
    await follow('To the gallery');
    expect(gallery).toBeVisible();
    expect(rendered()).toEqual(['Gallery']);
    expect(begun).toEqual(['News', 'Gallery']);
  });

  it('stays when the next one is pointed at, and when its address gets a fragment', async () => {
    const gallery = screen.getByText('Gallery');
    await follow('To the gallery');
    await pointAt('To contact');
    await screen.findByText('Contact');
    await follow('To a place in the gallery');
    expect(gallery).toBeVisible();
    expect(begun).toEqual(['News', 'Gallery']);
  });

  it('gives way to the next one', async () => {
    await pointAt('To contact');
    await waitFor(() => expect(rendered()).toEqual(['News', 'Contact']));
  });

  it('is rendered anew if another way leads to it', async () => {
    const gallery = screen.getByText('Gallery');
    await follow('To a place in the gallery');
    expect(gallery).not.toBeInTheDocument();
    expect(rendered()).toEqual(['Gallery']);
  });

  it('is rendered anew when going back to it', async () => {
    await follow('To the gallery');
    await follow('To contact');
    await pointAt('To the gallery');
    const ahead = await screen.findByText('Gallery');
    act(() => history.back());
    await waitFor(() => expect(rendered()).toEqual(['Gallery']));
    expect(ahead).not.toBeInTheDocument();
  });
});
