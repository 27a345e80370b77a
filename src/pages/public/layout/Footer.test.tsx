import { screen } from '@testing-library/react';
import { brand } from '@/brand/brand';
import { serviceLinks } from '@/content/serviceLinks';
import { renderPart } from '@/test/renderPart';
import { Footer } from './Footer';

const hrefs = (name: string) =>
  [...screen.getByRole('navigation', { name }).querySelectorAll('a')].map((link) =>
    link.getAttribute('href'),
  );

describe('the footer', () => {
  it('shows the address, the phone number and two support e-mail addresses', () => {
    renderPart(<Footer />);
    expect(screen.getByText(new RegExp(brand.address.street))).toBeVisible();
    expect(screen.getByRole('link', { name: brand.phone.display })).toHaveAttribute('href', brand.phone.href);
    for (const email of Object.values(brand.emails)) {
      expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    }
    expect(Object.values(brand.emails)).toHaveLength(2);
  });

  it('links to every page', () => {
    renderPart(<Footer />);
    expect(hrefs('Services')).toEqual(serviceLinks.map(({ path }) => path));
    expect(hrefs('Company')).toEqual(['/', '/about_us', '/tracking', '/gallery', '/news', '/contact']);
    expect(hrefs('More')).toContain('/company');
    expect(hrefs('Legal')).toEqual(['/terms_and_condition', '/privacy_policy']);
  });
});
