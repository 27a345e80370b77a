import { brand } from '../../../src/brand/brand';
import { mailBrand } from './brand.ts';

it('the e-mail carries the brand of the site', () => {
  expect(brand).toMatchObject(mailBrand);
});
