import { act, screen, within } from '@testing-library/react';
import { brand } from '@/brand/brand';
import { inquiryCopy } from '@/content/contact';
import { officeCities, officeCountries } from '@/content/about';
import { privacyPolicy, terms } from '@/content/legal';
import { news } from '@/content/news';
import { serviceHeadings, services } from '@/content/services';
import { renderApp } from '@/test/renderApp';

const openPage = async (address: string, title: string) => {
  const app = renderApp(address);
  await screen.findByRole('heading', { name: title, level: 1 });
  return app;
};

const main = () => within(screen.getByRole('main'));

describe('the public pages', () => {
  it.each<readonly [string, string, string]>([
    ['/about_us', 'About Us', 'Get to know about Carmine cargo transit'],
    ['/gallery', 'Gallery', 'View our gallery'],
    ['/news', 'Get Informed', 'We share updated logistics and business news feed'],
    ['/contact', 'Get in Touch', 'See How We Can Help'],
    ['/terms_and_condition', 'Terms and Conditions', terms.subtitle],
    ['/privacy_policy', 'Privacy Policy', privacyPolicy.subtitle],
    ...services.map(({ path, title, subtitle }) => [path, title, subtitle] as const),
  ])('%s has its own banner between one header and one footer', async (address, title, subtitle) => {
    await openPage(address, title);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(main().getByText(subtitle)).toBeVisible();
    expect(screen.getAllByRole('banner')).toHaveLength(1);
    expect(screen.getAllByRole('contentinfo')).toHaveLength(1);
  });

  it('show the error page for an unknown service', async () => {
    renderApp('/services/teleport');
    expect(await screen.findByText('Unexpected Application Error!')).toBeVisible();
  });
});

describe('the About Us page', () => {
  it('shows its sections in the specified order, the newsletter last', async () => {
    await openPage('/about_us', 'About Us');
    await screen.findByRole('form', { name: 'Join our newsletter' });
    const headings = main().getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      '25 years of moving goods',
      'Why more companies rely on us as their single source provider',
      'Our mission',
      '3PL, 3.5PL, or 4PL Solutions',
      'A Global Network of Resources',
      expect.any(String),
      'Join our newsletter',
    ]);
    for (const benefit of ['Accurate Invoicing', 'White-Glove Support', 'Adapt to Change']) {
      expect(main().getByRole('heading', { name: benefit })).toBeVisible();
    }
  });

  it('names the headquarters and every office', async () => {
    await openPage('/about_us', 'About Us');
    expect(main().getByText(brand.headquarters)).toBeVisible();
    for (const place of [...officeCities, ...officeCountries]) expect(main().getByText(place)).toBeVisible();
  });
});

describe('a service page', () => {
  it.each(services.map(({ path, title }) => [path, title] as const))(
    '%s has all of its sections',
    async (path, title) => {
      await openPage(path, title);
      for (const heading of Object.values(serviceHeadings)) {
        expect(main().getByRole('heading', { name: heading, level: 2 })).toBeVisible();
      }
      expect(main().getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
      expect(main().getByRole('link', { name: 'Track a consignment' })).toHaveAttribute('href', '/tracking');
    },
  );

  it('shows the answer to a question on a click', async () => {
    const { user } = await openPage('/services/air-freight', 'Air Freight');
    const [question] = services[0]?.questions ?? [];
    const answer = main().getByText(question?.answer ?? '');
    expect(answer).not.toBeVisible();
    await user.click(main().getByText(question?.question ?? ''));
    expect(answer).toBeVisible();
  });

  it('links to all other services, the previous and the next one in a circle', async () => {
    const { user } = await openPage('/services/air-freight', 'Air Freight');
    const otherLinks = within(main().getByRole('navigation', { name: 'Other services' })).getAllByRole(
      'link',
    );
    expect(otherLinks.map((link) => link.getAttribute('href'))).toEqual(
      services.slice(1).map(({ path }) => path),
    );
    expect(main().getByRole('link', { name: /Previous service/ })).toHaveAttribute(
      'href',
      '/services/warehousing',
    );
    await user.click(main().getByRole('link', { name: /Next service/ }));
    expect(await screen.findByRole('heading', { name: 'Ocean Freight', level: 1 })).toBeVisible();
  });
});

describe('the News page', () => {
  it('lists the articles from the newest on, each with its date', async () => {
    await openPage('/news', 'Get Informed');
    const articles = main().getAllByRole('article');
    expect(articles).toHaveLength(news.length);
    const [newest] = articles;
    expect(within(newest as HTMLElement).getByText('5 November 2026')).toHaveAttribute(
      'datetime',
      '2026-11-05',
    );
  });

  it('opens the article in the address’s fragment', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    const [, second] = news;
    await openPage(`/news#${second?.slug}`, 'Get Informed');
    expect(await main().findByText(second?.body[0] ?? '')).toBeVisible();
    expect(main().getByText(news[0]?.body[0] ?? '')).not.toBeVisible();
  });
});

describe('the Contact page', () => {
  it('offers the address, two e-mails and a messaging app', async () => {
    await openPage('/contact', 'Get in Touch');
    const ways = within(screen.getByRole('region', { name: 'Contact Us' }));
    const place = ways.getByRole('link', { name: /1 Carmine Quay/ });
    expect(place).toHaveAttribute('href', expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\//));
    expect(place).toHaveAttribute('rel', 'noopener');
    for (const email of Object.values(brand.emails)) {
      expect(ways.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    }
    const numbers = ways.getAllByRole('link', { name: /\+31 10 555 0185/ });
    expect(numbers.map((link) => link.getAttribute('href'))).toEqual([
      'tel:+31105550185',
      'https://wa.me/31105550185',
    ]);
  });

  it('moves the focus from the contact details to the form and then to the map', async () => {
    const { user } = await openPage('/contact', 'Get in Touch');
    const form = await main().findByRole('form');
    act(() =>
      main()
        .getAllByRole('link', { name: /\+31 10 555 0185/ })
        .at(-1)
        ?.focus(),
    );
    await user.tab();
    expect(main().getByRole('link', { name: inquiryCopy.quote })).toHaveFocus();
    await user.tab();
    expect(form).toContainElement(document.activeElement as HTMLElement);
    act(() => within(form).getByRole('button', { name: 'Send' }).focus());
    await user.tab();
    expect(main().getByRole('link', { name: /Open the map/ })).toHaveFocus();
  });

  it('does not load the map before it is visible', async () => {
    const { container } = await openPage('/contact', 'Get in Touch');
    expect(container.querySelector('iframe')).toBeNull();
    expect(screen.getByRole('link', { name: /Open the map/ })).toBeVisible();
  });
});

describe('the legal pages', () => {
  it.each([
    ['/terms_and_condition', terms],
    ['/privacy_policy', privacyPolicy],
  ])('%s has a table of contents with a link to every section', async (address, text) => {
    const { container } = await openPage(address, text.title);
    const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
    for (const { id, heading } of text.sections) {
      expect(contents.getByRole('link', { name: heading })).toHaveAttribute('href', `#${id}`);
      expect(container.querySelector(`section[id="${id}"]`)).not.toBeNull();
    }
  });
});
