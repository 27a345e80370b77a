import { isAdminPath, isLinkPath, pagePathOf, paths } from '../src/config/paths';
import { isStrictAddress, pageOf, PARENT_PAGES, SCANNER, SIGNED_IN_PAGES } from './headers';

const addresses = Object.values(paths).map((path) => (typeof path === 'string' ? path : path('7')));

it.each(addresses)(
  '%s has the content security policy of its area on every host: without a translator in the admin’s, and where links lead',
  (address) => {
    expect(isStrictAddress(address)).toBe(isAdminPath(address) || isLinkPath(address));
  },
);

it('a static host has a policy for each page below /auth/, and one for the scanner', () => {
  expect(paths.adminScan).toBe(SCANNER);
  const otherAddresses = addresses.filter((address) => address.startsWith('/auth/') && address !== SCANNER);
  const isKnown = (address: string) =>
    SIGNED_IN_PAGES.includes(address) || PARENT_PAGES.some((page) => address.startsWith(`${page}/`));
  expect(otherAddresses.filter((address) => !isKnown(address))).toEqual([]);
});

it.each(['/tracking', '/tracking/CARGO001', '/tracking/A/B', '/news', '/'])(
  '%s is served by the host with the page that the app shows',
  (address) => {
    expect(pageOf(address)).toBe(pagePathOf(address));
  },
);
