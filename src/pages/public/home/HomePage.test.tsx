import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/test/renderApp';

/** The page is a large chunk of its own, which loads slowly on a busy machine. */
const patiently = { timeout: 30_000 };

const renderHome = async () => {
  const app = renderApp('/');
  await screen.findByText('Welcome to Carmine Cargo', {}, patiently);
  const main = screen.getByRole('main');
  return { ...app, main, sections: [...main.querySelectorAll('section')] };
};

const linksOf = (section: Element | undefined) =>
  [...(section?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));

describe('the home page', () => {
  it('shows thirteen sections in order, the newsletter last', async () => {
    const { main, sections } = await renderHome();
    const own = sections.filter((section) => section.parentElement === main);
    expect(own).toHaveLength(13);
    expect(own.map((section) => section.querySelector('h1, h2')?.textContent)).toEqual([
      'Welcome to Carmine Cargo',
      'Freight is a promise with a date on it',
      'Follow your cargo, or find the service that should carry it',
      'What we do',
      'The life cycle of a project',
      'Why choose us',
      'Our mission',
      'Our portfolio',
      'From our working days',
      'What our customers say',
      'Carriers we work with',
      'Get in touch',
      'Join our newsletter',
    ]);
  });

  it('has the specified links in each section', async () => {
    const { sections } = await renderHome();
    expect(sections.slice(0, 12).map(linksOf)).toEqual([
      ['/quote', '/services/warehousing', '/services/air-freight', '/services/international'],
      ['/about_us'],
      ['/tracking', '#services'],
      [
        '/services/ocean-freight',
        '/services/air-freight',
        '/services/road-freight',
        '/services/warehousing',
        '/services/international',
        '/services/domestic_transport',
      ],
      [],
      [],
      ['/contact'],
      ['/services/air-freight', '/services/ocean-freight', '/services/road-freight'],
      ['/gallery'],
      [],
      [],
      ['/tracking/CARGO001', '/contact'], // the first while the company is an invented one
    ]);
    expect(sections[0]?.querySelector('form')).toHaveAttribute('action', '/tracking');
    const readMore = within(sections[3] as HTMLElement).getAllByRole('link', { name: /^Read More/ });
    expect(readMore).toHaveLength(6);
    expect(screen.getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/about_us');
    expect(screen.getByRole('link', { name: /^READ MORE/ })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', { name: /^See more/ })).toHaveAttribute('href', '/gallery');
    expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  });

  it('shows its figures as progress bars', async () => {
    await renderHome();
    const bars = screen.getAllByRole('progressbar');
    expect(bars.map((bar) => [bar.getAttribute('aria-label'), bar.getAttribute('aria-valuenow')])).toEqual([
      ['Save delivery', '100'],
      ['Support', '99'],
      ['Fast delivery', '90'],
    ]);
  });

  it('scrolls smoothly to its services and focuses them', async () => {
    const { user } = await renderHome();
    const scrollIntoView = jest.fn();
    const services = document.getElementById('services');
    if (!services) throw new Error('no services');
    services.scrollIntoView = scrollIntoView;
    await user.click(screen.getByRole('link', { name: 'Services' }));
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth' });
    expect(services).toHaveFocus();
  });

  it('shows eight pictures of the gallery and six carriers', async () => {
    const { sections } = await renderHome();
    expect(within(sections[8] as HTMLElement).getAllByRole('img')).toHaveLength(8);
    expect(sections[10]?.querySelectorAll('strong')).toHaveLength(6);
  });

  it('opens a followed link at the top of its page, with the focus in it', async () => {
    const { user, main } = await renderHome();
    document.documentElement.scrollTop = 900;
    await user.click(screen.getByRole('link', { name: /^See more/ }));
    await waitFor(() => expect(document.documentElement.scrollTop).toBe(0), patiently);
    expect(main).toHaveFocus();
  });

  it('scrolls to its top when its own link is followed', async () => {
    const { user, main } = await renderHome();
    document.documentElement.scrollTop = 900;
    const [logo] = within(screen.getByRole('banner')).getAllByRole('link', { name: 'Carmine Cargo' });
    await user.click(logo as HTMLElement);
    await waitFor(() => expect(document.documentElement.scrollTop).toBe(0));
    expect(main).toHaveFocus();
  });
});
