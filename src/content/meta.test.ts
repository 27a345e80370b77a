import { aboutBanner } from './about';
import { contactBanner } from './contact';
import { galleryBanner } from './gallery';
import { heroSlides } from './home';
import { privacyPolicy, terms } from './legal';
import { pageMeta } from './meta';
import { newsBanner } from './news';

describe('what search engines read', () => {
  it('covers the fifteen public pages', () => {
    expect(pageMeta.map(({ path }) => path)).toEqual([
      '/',
      '/about_us',
      '/services/air-freight',
      '/services/ocean-freight',
      '/services/road-freight',
      '/services/international',
      '/services/domestic_transport',
      '/services/customer_compliance',
      '/services/warehousing',
      '/tracking',
      '/gallery',
      '/news',
      '/contact',
      '/terms_and_condition',
      '/privacy_policy',
    ]);
  });

  it.each(pageMeta.map(({ path, description }) => [path, description]))(
    'describes %s in 70 to 155 characters',
    (_path, description) => {
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(155);
    },
  );

  it('describes no two pages alike', () => {
    expect(new Set(pageMeta.map(({ description }) => description)).size).toBe(pageMeta.length);
  });

  it('names each page as its banner does', () => {
    const headingOf = (address: string) => pageMeta.find(({ path }) => path === address)?.heading;
    expect(headingOf('/')).toBe(heroSlides[0].heading);
    expect(headingOf('/about_us')).toBe(aboutBanner.title);
    expect(headingOf('/gallery')).toBe(galleryBanner.title);
    expect(headingOf('/news')).toBe(newsBanner.title);
    expect(headingOf('/contact')).toBe(contactBanner.title);
    expect(headingOf('/terms_and_condition')).toBe(terms.title);
    expect(headingOf('/privacy_policy')).toBe(privacyPolicy.title);
  });
});
