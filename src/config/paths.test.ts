import { isAdminAddress } from '../../supabase/local/headers';
import { isAdminPath, paths } from './paths';

const addresses = Object.values(paths).map((path) => (typeof path === 'string' ? path : path('7')));

it.each(addresses)('%s has the policy of its half of the site, on every host', (address) => {
  expect(isAdminAddress(address)).toBe(isAdminPath(address));
});
