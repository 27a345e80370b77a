import { isAdminAddress } from '../../supabase/local/headers';
import { isAdminPath, paths } from './paths';

const addresses = Object.values(paths).map((path) => (typeof path === 'string' ? path : path('7')));

it.each(addresses)(
  '%s has the content security policy of its area, public or admin, on every host',
  (address) => {
    expect(isAdminAddress(address)).toBe(isAdminPath(address));
  },
);
