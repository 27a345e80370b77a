import { aboutBanner } from '@/content/about';
import { companyBanner } from '@/content/company';
import { contactBanner } from '@/content/contact';
import { galleryBanner } from '@/content/gallery';
import { heroSlides } from '@/content/home';
import { privacyPolicy, terms } from '@/content/legal';
import { newsBanner } from '@/content/news';
import { publicPages, writtenPages } from './publicPages';

describe('the public pages', () => {
  it('are the fifteen of the specification', () => {
    const specified = publicPages.filter(({ menu }) => menu !== 'more');
    expect(specified.map(({ path }) => path)).toEqual([
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

  it.each(writtenPages.map(({ path, description }) => [path, description]))(
    'have a description of 70 to 155 characters: %s',
    (_path, description) => {
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(155);
    },
  );

  it('have different descriptions', () => {
    expect(new Set(writtenPages.map(({ description }) => description)).size).toBe(writtenPages.length);
  });

  it('are named like their banners', () => {
    const headingOf = (address: string) => publicPages.find(({ path }) => path === address)?.heading;
    expect(headingOf('/')).toBe(heroSlides[0].heading);
    expect(headingOf('/about_us')).toBe(aboutBanner.title);
    expect(headingOf('/gallery')).toBe(galleryBanner.title);
    expect(headingOf('/news')).toBe(newsBanner.title);
    expect(headingOf('/contact')).toBe(contactBanner.title);
    expect(headingOf('/company')).toBe(companyBanner.title);
    expect(headingOf('/terms_and_condition')).toBe(terms.title);
    expect(headingOf('/privacy_policy')).toBe(privacyPolicy.title);
  });
});
