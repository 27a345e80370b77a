/** What the specification requires and no other test covers: docs/conformance.md lists the rest. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api } from '@/api/api';
import { brand } from '@/brand/brand';
import { claims } from '@/brand/claims';
import * as timing from '@/config/timing';
import { introduction } from '@/content/about';
import { consignmentTypes } from '@/features/consignments/consignment';
import { formatDay, formatDayAndTime, formatTime } from '@/ui/dates/formatDate';
import { askCountryService } from '@/features/geography/countryApi';
import { alignments, colors, recipients, senders, weights } from '@/features/mail/renderedMail';
import { createDb } from '@/supabase/client';
import { aTrackedConsignment } from '@/test/builders';
import { renderApp } from '@/test/renderApp';
import { renderPart } from '@/test/renderPart';
import { ROWS } from '@/test/session';
import { renderSignedIn } from '@/test/signedIn';
import { refusal, Reply } from '@/test/stubBackend';
import { buttonVariants } from '@/theme/buttonVariants';
import { theme } from '@/theme/theme';
import { Logo } from '@/ui/logo/Logo';
import { QrCode } from '@/ui/QrCode';

const TRACK = 'POST /rest/v1/rpc/track_consignment';

describe('the constants of section 9', () => {
  it('are these intervals', () => {
    expect(timing).toMatchObject({
      NO_MATCH_MS: 10_000,
      TOAST_SUCCESS_MS: 3_000,
      TOAST_ERROR_MS: 5_000,
      HERO_SLIDE_MS: 11_000,
      CAROUSEL_MS: 9_000,
      CAROUSEL_TRANSITION_MS: 500,
      HEADING_TICK_MS: 1_500,
      CHAT_POLL_MS: 6_000,
      SUPPORT_ICON_MS: 3_000,
    });
  });

  it('are these breakpoints, each the widest width of its device', () => {
    const widest = Object.values(theme.breakpoints.values).map((em) => em * 16 - 1);
    expect(widest.slice(1)).toEqual([322, 375, 425, 768, 1024, 1074, 1216, 1440, 2560]);
  });

  it('are these five buttons', () => {
    expect(buttonVariants.map(({ props }) => props.variant)).toEqual([
      'primary',
      'main',
      'track',
      'formBTN',
      'formBack',
    ]);
  });

  it('are these choices', () => {
    expect(consignmentTypes).toEqual(['Regular', 'Important', 'V. important', 'VIP']);
    expect(recipients).toEqual(['receiver', 'sender']);
    expect(colors).toEqual(['black', 'red']);
    expect(weights).toEqual(['normal', 'bold']);
    expect(alignments).toEqual(['left', 'center', 'justify', 'right']);
    expect(new Set(senders).size).toBe(5);
    for (const sender of senders) expect(sender).toContain(brand.name);
  });

  it('are these ways to write a date', () => {
    const at = new Date(2026, 2, 1, 8, 5).toISOString();
    expect([formatDayAndTime(at), formatTime(at), formatDay(at)]).toEqual([
      '1 March 08:05',
      '08:05',
      '1 March 2026',
    ]);
  });

  it('are these figures of the company', () => {
    expect(claims).toMatchObject({
      warehouseSquareMeters: '2.95 million',
      foundedYearsAgo: 25,
      annualSales: '$400M',
      employees: 1000,
      officeCountries: 30,
    });
    expect(introduction.figures.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '25 years in business',
      'over $400M annual sales',
      'more than 1,000 employees',
      '30+ countries',
      '2.95 million square meters of warehousing',
    ]);
  });
});

describe('the visual identity', () => {
  it('is Poppins at 62.5% of the browser’s size, in dark red', () => {
    expect(theme.typography.fontFamily).toMatch(/^Poppins/);
    expect(theme.components?.MuiCssBaseline?.styleOverrides).toMatchObject({ html: { fontSize: '62.5%' } });
    const [red = 0, green = 0, blue = 0] = (brand.colors.primary.main.match(/[0-9a-f]{2}/g) ?? []).map(
      (part) => Number.parseInt(part, 16),
    );
    expect(red).toBeLessThan(0xa0);
    expect(Math.max(green, blue) * 2).toBeLessThan(red);
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
  const open = async (value: string | null) => {
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

  it('shows every line of both blocks', async () => {
    const panel = await open('there');
    for (const label of [...always, ...optional]) expect(panel.getByText(label)).toBeVisible();
  });

  it('leaves out what is not there', async () => {
    const panel = await open(null);
    for (const label of always) expect(panel.getByText(label)).toBeVisible();
    for (const label of optional) expect(panel.queryByText(label)).toBeNull();
  });

  it('is looked up again when its page is opened again, and forgotten after five minutes', async () => {
    const app = renderApp('/tracking?id=AG123XYZ', { [TRACK]: [aTrackedConsignment()] });
    await screen.findByText('Shippment Status');
    const banner = within(screen.getByRole('banner'));
    const leave = () => app.user.click(banner.getAllByRole('link', { name: 'Gallery' })[0] as HTMLElement);
    await leave();
    await screen.findByRole('heading', { name: 'Gallery', level: 1 });
    const kept = () => Object.keys(app.store.getState()[api.reducerPath].queries);
    await app.user.click(banner.getAllByRole('link', { name: 'Tracking' })[0] as HTMLElement);
    await app.user.type(await screen.findByLabelText('Enter the consignment number'), 'AG123XYZ');
    await app.user.click(screen.getByRole('button', { name: 'Track Result' }));
    await screen.findByText('Shippment Status');
    expect(app.countOf(TRACK)).toBe(2);

    jest.useFakeTimers();
    fireEvent.click(banner.getAllByRole('link', { name: 'Gallery' })[0] as HTMLElement);
    await act(() => jest.advanceTimersByTimeAsync(299_000));
    expect(kept().filter((key) => key.startsWith('trackConsignment'))).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(kept().filter((key) => key.startsWith('trackConsignment'))).toHaveLength(0);
    jest.useRealTimers();
  });
});

describe('the country service', () => {
  const answered = (answer: () => Response) =>
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve().then(answer));
  afterEach(() => jest.restoreAllMocks());

  it('is asked by name, and its first result places the map', async () => {
    const asked = answered(() => Response.json([{ latlng: [8, -2] }, { latlng: [1, 1] }]));
    expect(await askCountryService('https://country.test/v1', 'Ghana/../x')).toEqual([8, -2]);
    expect(asked.mock.calls[0]?.[0]).toBe('https://country.test/v1/Ghana%2F..%2Fx');
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
  ])('fails in silence with %s', async (_what, answer) => {
    answered(answer);
    expect(await askCountryService('https://country.test/v1', 'Ghana')).toBeNull();
  });
});

describe('the client', () => {
  it('needs an address and a key', () => {
    expect(() => createDb('', 'key')).toThrow('supabaseUrl is required.');
    expect(() => createDb('https://project.test', '')).toThrow('supabaseKey is required.');
  });
});

describe('the admin area', () => {
  it('begins with the consignments, in a frame with links, a name and two ways out', async () => {
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

  it('keeps its session in the tab, under the key of the project', async () => {
    await renderSignedIn();
    expect(Object.keys(sessionStorage)).toContainEqual(expect.stringMatching(/^sb-\w+-auth-token$/));
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('says when a consignment could not be fetched', async () => {
    let isListed = false;
    const app = await renderSignedIn({
      [`GET ${ROWS}`]: () => {
        if (isListed) return refusal(403, '42501', 'no');
        isListed = true;
        return new Reply(200, [{ ...aTrackedConsignment(), id: 7 }], { 'content-range': '0-0/1' });
      },
    });
    await app.user.click(await screen.findByRole('link', { name: 'View AG123XYZ' }));
    const said = await screen.findAllByText('This consignment could not be fetched');
    await waitFor(() => expect(said[0]).toBeVisible());
  });
});
