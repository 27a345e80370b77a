import { mailBrand } from '../../supabase/functions/_shared/brand';
import { brand } from './brand';

it('the e-mails use the brand of the site', () => {
  expect(brand).toMatchObject(mailBrand);
});
