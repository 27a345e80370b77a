/** What the specification requires and no other test covers: docs/conformance.md lists the rest. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api } from '@/api/api';
import { brand } from '@/brand/brand';
import { LauncherIcon } from '@/features/chat/widget/LauncherIcon';
import { askCountryService } from '@/features/tracking/country/countryApi';
import { createDb } from '@/supabase/client';
import { aListed, aTrackedConsignment } from '@/test/builders';
import { fillParties } from '@/test/consignmentForm';
import { openPage } from '@/test/mailPage';
import { renderApp } from '@/test/renderApp';
import { renderPart } from '@/test/renderPart';
import { FIND, ROWS } from '@/test/session';
import { renderSignedIn } from '@/test/signedIn';
import { refusal } from '@/test/stubBackend';
import { theme } from '@/theme/theme';
import { formatDay, formatDayAndTime, formatTime } from '@/ui/dates/formatDate';
import { Logo } from '@/ui/logo/Logo';
import { QrCode } from '@/ui/QrCode';

const TRACK = 'POST /rest/v1/rpc/track_consignment';

/** Every rule in the document. */
const cssTexts = () =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));

describe('the site (specification, section 9)', () => {
  it('has the nine specified breakpoints', () => {
    const order = Object.fromEntries(Object.keys(theme.breakpoints.values).map((name, at) => [name, at]));
    renderPart(<Box sx={{ order }} />);
    const lowest = [
      ...cssTexts()
        .join('')
        .matchAll(/@media \(min-width: ?([\d.]+)em\)/g),
    ].map(([, width]) => Math.round(Number(width) * 16));
    expect(lowest.map((width) => width - 1).filter((width) => width > 0)).toEqual([
      322, 375, 425, 768, 1024, 1074, 1216, 1440, 2560,
    ]);
  });

  it('shows each icon of the launcher for three seconds', () => {
    renderPart(<LauncherIcon isMoving />);
    const css = cssTexts();
    const [, name, time] = /animation: (\S+) (\d+)ms step-end infinite/.exec(css.join('')) ?? [];
    const frames = css.find((rule) => rule.startsWith(`@keyframes ${name}`)) ?? '';
    const turns = [...frames.matchAll(/opacity: (\d)/g)].map(([, opacity]) => Number(opacity));
    expect(turns.slice(0, 4)).toEqual([1, 0, 1, 0]);
    expect(Number(time) / turns.length).toBe(3_000);
    expect(css.join('')).toContain('animation-delay: -3000ms');
  });

  it('has dark red primary buttons', () => {
    renderPart(<Button variant="primary">Go</Button>);
    const { backgroundColor } = getComputedStyle(screen.getByRole('button'));
    const [red = 0, green = 0, blue = 0] = (backgroundColor.match(/\d+/g) ?? []).map(Number);
    expect([red > 0x60, red < 0xa0, Math.max(green, blue) * 2 < red]).toEqual([true, true, true]);
  });

  it('has its own style for each button variant', () => {
    const variants = ['primary', 'main', 'track', 'formBTN', 'formBack', 'text'] as const;
    renderPart(variants.map((variant) => <Button key={variant} variant={variant} children={variant} />));
    const looks = screen.getAllByRole('button').map((button) => {
      const { backgroundColor, borderRadius, padding, minWidth } = getComputedStyle(button);
      return [backgroundColor, borderRadius, padding, minWidth].join();
    });
    expect(new Set(looks).size).toBe(variants.length); // each has a style of its own, unlike MUI's
  });

  const optionsOf = (name: string) =>
    within(screen.getByLabelText(name))
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value)
      .filter(Boolean);
  const pressable = (name: string) =>
    within(screen.getByRole('group', { name }))
      .getAllByRole<HTMLButtonElement>('button')
      .map(({ value }) => value);

  it('offers four types of consignment', async () => {
    await fillParties(await renderSignedIn());
    expect(optionsOf('Type *')).toEqual(['Regular', 'Important', 'V. important', 'VIP']);
  });

  it('offers the specified choices in the message box', async () => {
    await openPage();
    expect(optionsOf('To receiver or sender *')).toEqual(['receiver', 'sender']);
    expect(optionsOf('Company name *')).toHaveLength(5);
    for (const name of optionsOf('Company name *')) expect(name).toContain(brand.name);
    expect(pressable('Color, Paragraph 1')).toEqual(['black', 'red']);
    expect(pressable('Weight, Paragraph 1')).toEqual(['normal', 'bold']);
    expect(pressable('Alignment, Paragraph 1')).toEqual(['left', 'center', 'justify', 'right']);
  });

  it('formats dates in three ways', () => {
    const at = new Date(2026, 2, 1, 8, 5).toISOString();
    expect([formatDayAndTime(at), formatTime(at), formatDay(at)]).toEqual([
      '1 March 08:05',
      '08:05',
      '1 March 2026',
    ]);
  });

  it('states five figures of the company', async () => {
    renderApp('/about_us');
    const figures = (await screen.findAllByRole('definition')).map(({ textContent, parentElement }) => [
      textContent,
      parentElement?.querySelector('dt')?.textContent,
    ]);
    expect(figures).toEqual([
      ['25', 'years in business'],
      ['over $400M', 'annual sales'],
      ['more than 1,000', 'employees'],
      ['30+', 'countries'],
      ['2.95 million', 'square meters of warehousing'],
    ]);
  });
});

describe('the logo', () => {
  it('has a dark and a light variant', () => {
    const inkOf = (variant: 'dark' | 'light') => {
      const { container, unmount } = renderPart(<Logo variant={variant} />);
      const fills = [...container.querySelectorAll('[fill], [stroke]')].flatMap((part) =>
        ['fill', 'stroke'].map((name) => part.getAttribute(name)),
      );
      unmount();
      return fills;
    };
    expect(inkOf('dark')).toContain(brand.colors.primary.main);
    expect(inkOf('light')).toContain('#fff');
    expect(inkOf('light')).not.toContain(brand.colors.primary.main);
  });
});

describe('the QR code', () => {
  it('has level L, 256 pixels, black on white', () => {
    const bytes = 'x'.repeat(78); // the capacity of version 4 (33 modules) at level L; level M needs version 5
    renderPart(<QrCode text={bytes} title="code" />);
    const code = screen.getByRole('img', { name: 'code' });
    expect([code.getAttribute('width'), code.getAttribute('height')]).toEqual(['256', '256']);
    expect(code).toHaveAttribute('viewBox', '0 0 37 37'); // with a margin of two modules
    expect([...code.querySelectorAll('path')].map((path) => path.getAttribute('fill'))).toEqual([
      '#ffffff',
      '#000000',
    ]);
  });
});

describe('the tracked consignment', () => {
  const optional = ['Shipment Mode', 'Carrier Ref No.', 'Type Of Shipment', 'Comment', 'Payment', 'Product'];
  const always = [
    'Departed From',
    'Heading To',
    'Current Location',
    'Current City',
    'Tracking No.',
    'Type',
    'Quantity',
    'Package Weighs (kg)',
    'Registered Date',
    'Will Be Delivered',
  ];
  const openForm = async (value: string | null) => {
    const texts = {
      shipmentMode: value,
      carrierRef: value,
      typeOfShipment: value,
      comment: value,
      paymentMode: value,
      product: value,
    };
    renderApp('/tracking?id=AG123XYZ', { [TRACK]: [aTrackedConsignment(texts)] });
    return within(await screen.findByRole('region', { name: 'Shippment Status' }));
  };

  it('shows every line of the shipment and package panels', async () => {
    const panel = await openForm('there');
    for (const label of [...always, ...optional]) expect(panel.getByText(label)).toBeVisible();
  });

  it('omits optional lines without a value', async () => {
    const panel = await openForm(null);
    for (const label of always) expect(panel.getByText(label)).toBeVisible();
    for (const label of optional) expect(panel.queryByText(label)).toBeNull();
  });

  it('is looked up again when searched again, and leaves the cache five minutes after its page', async () => {
    const app = renderApp('/tracking?id=AG123XYZ', { [TRACK]: [aTrackedConsignment()] });
    await screen.findByText('Shippment Status');
    const banner = within(screen.getByRole('banner'));
    const leave = () => app.user.click(banner.getAllByRole('link', { name: 'Gallery' })[0] as HTMLElement);
    await leave();
    await screen.findByRole('heading', { name: 'Gallery', level: 1 });
    const keptQueries = () => Object.keys(app.store.getState()[api.reducerPath].queries);
    await app.user.click(banner.getAllByRole('link', { name: 'Tracking' })[0] as HTMLElement);
    await app.user.type(await screen.findByLabelText('Enter the consignment number'), 'AG123XYZ');
    await app.user.click(screen.getByRole('button', { name: 'Track Result' }));
    await screen.findByText('Shippment Status');
    expect(app.countOf(TRACK)).toBe(2);

    jest.useFakeTimers();
    fireEvent.click(banner.getAllByRole('link', { name: 'Gallery' })[0] as HTMLElement);
    await act(() => jest.advanceTimersByTimeAsync(299_000));
    expect(keptQueries().filter((key) => key.startsWith('trackConsignment'))).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(keptQueries().filter((key) => key.startsWith('trackConsignment'))).toHaveLength(0);
    jest.useRealTimers();
  });
});

describe('the country service', () => {
  const answered = (answer: () => Response) =>
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve().then(answer));
  afterEach(() => jest.restoreAllMocks());

  it('is queried by name, and its first result gives the position', async () => {
    const request = answered(() => Response.json([{ latlng: [8, -2] }, { latlng: [1, 1] }]));
    expect(await askCountryService('https://country.test/v1', 'Ghana/../x')).toEqual([8, -2]);
    expect(request.mock.calls[0]?.[0]).toBe('https://country.test/v1/Ghana%2F..%2Fx');
  });

  it.each([
    ['nothing', () => Response.json([])],
    ['a position off the globe', () => Response.json([{ latlng: [91, 0] }])],
    ['what is no JSON', () => new Response('<html>')],
    [
      'no answer',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('yields no position and no error for %s', async (_what, answer) => {
    answered(answer);
    expect(await askCountryService('https://country.test/v1', 'Ghana')).toBeNull();
  });
});

describe('the Supabase client', () => {
  it('requires a URL and a key', () => {
    expect(() => createDb('', 'key')).toThrow('supabaseUrl is required.');
    expect(() => createDb('https://project.test', '')).toThrow('supabaseKey is required.');
  });
});

describe('the admin area', () => {
  it('starts with the consignments, with links, the admin’s name and two logout buttons', async () => {
    await renderSignedIn();
    const sidebar = within(screen.getAllByRole('navigation', { name: 'Admin' })[0] as HTMLElement);
    for (const label of ['Consignment', 'Chat', 'All messages', 'Settings']) {
      expect(sidebar.getByRole('link', { name: label })).toBeVisible();
    }
    expect(sidebar.getByRole('button', { name: 'Logout' })).toBeVisible();
    const bar = within(screen.getByRole('banner'));
    expect(bar.getByText('admin')).toBeVisible(); // the display name
    expect(bar.getByText('A')).toBeVisible(); // the avatar
    expect(bar.getByRole('button', { name: 'Log out' })).toBeVisible();
  });

  it('stores its session in session storage, under the key of the project', async () => {
    await renderSignedIn();
    expect(Object.keys(sessionStorage)).toContainEqual(expect.stringMatching(/^sb-\w+-auth-token$/));
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('shows that a consignment could not be fetched', async () => {
    const app = await renderSignedIn({
      [FIND]: [aListed()],
      [`GET ${ROWS}`]: refusal(403, '42501', 'no'),
    });
    await app.user.click(await screen.findByRole('link', { name: 'View AG123XYZ' }));
    const messages = await screen.findAllByText('This consignment could not be fetched');
    await waitFor(() => expect(messages[0]).toBeVisible());
  });
});
