import { aboutBanner } from './about';
import { contactBanner } from './contact';
import { galleryBanner } from './gallery';
import { heroSlides } from './home';
import { privacyPolicy, terms } from './legal';
import { metaOf, pageMeta } from './meta';
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
    expect(metaOf('/')?.heading).toBe(heroSlides[0].heading);
    expect(metaOf('/about_us')?.heading).toBe(aboutBanner.title);
    expect(metaOf('/gallery')?.heading).toBe(galleryBanner.title);
    expect(metaOf('/news')?.heading).toBe(newsBanner.title);
    expect(metaOf('/contact')?.heading).toBe(contactBanner.title);
    expect(metaOf('/terms_and_condition')?.heading).toBe(terms.title);
    expect(metaOf('/privacy_policy')?.heading).toBe(privacyPolicy.title);
  });

  it('knows nothing of other paths', () => {
    expect(metaOf('/services')).toBeUndefined();
  });
});
