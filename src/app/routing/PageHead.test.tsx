import { screen, waitFor, within } from '@testing-library/react';
import { publicPageAt } from '@/pages/public/publicPages';
import { renderApp } from '@/test/renderApp';
import { titleOf } from './PageHead';

describe('the page title', () => {
  it.each([
    ['/', 'Carmine Cargo | International freight and logistics'],
    ['/about_us', 'about_us | Carmine Cargo'],
    ['/services/air-freight', 'air-freight | Carmine Cargo'],
    ['/auth/app/admin/track/12', '12 | Carmine Cargo'],
    ['/%E0%A4%A', '%E0%A4%A | Carmine Cargo'],
  ])('of %s is %s', (address, title) => {
    expect(titleOf(address)).toBe(title);
  });

  it('becomes the title of the document', async () => {
    renderApp('/tracking');
    await waitFor(() => expect(document.title).toBe('tracking | Carmine Cargo'));
  });
});

it('updates the canonical address and the description on navigation', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="description" content="Home"><link rel="canonical" href="https://www.company.example/">',
  );
  const app = renderApp('/');
  await app.user.click(within(await screen.findByRole('contentinfo')).getByRole('link', { name: 'Gallery' }));
  await waitFor(() => expect(document.title).toMatch(/^gallery/));
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://www.company.example/gallery',
  );
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    publicPageAt('/gallery')?.description,
  );
});

it('keeps the address of the tracking page as the canonical one of each consignment', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<link rel="canonical" href="https://www.company.example/tracking">',
  );
  renderApp('/tracking/NOPE', { 'POST /rest/v1/rpc/track_consignment': [] });
  await waitFor(() => expect(document.title).toBe('NOPE | Carmine Cargo'));
  const [canonical] = document.querySelectorAll('link[rel="canonical"]');
  expect(canonical).toHaveAttribute('href', 'https://www.company.example/tracking');
});

describe('an unknown address', () => {
  it.each(['/nowhere', '//evil.test/%2e%2e', '/auth/app/admins', '/a'.repeat(5_000)])(
    'shows the error page at %.30s',
    async (address) => {
      renderApp(address);
      expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
      expect(screen.getByText('404 Not Found')).toBeVisible();
      expect(screen.getByLabelText('Stack trace')).toHaveTextContent('Error: 404 Not Found');
      expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    },
  );
});
