import { officeCities, officeCountries } from './about';
import { galleryPictures } from './gallery';
import { galleryTeaserPictures } from './galleryTeaser';
import * as home from './home';
import { lanes } from './lanes';
import { privacyPolicy, terms } from './legal';
import { news } from './news';
import { mobileServiceSlugs, serviceBySlug, serviceCards, services } from './services';

const unique = <Item>(items: readonly Item[]) => expect(new Set(items).size).toBe(items.length);

describe('the services', () => {
  it('have seven pages', () => {
    expect(services).toHaveLength(7);
    for (const service of services) {
      expect(serviceBySlug(service.slug)).toBe(service);
      expect(service.path).toBe(`/services/${service.slug}`);
      const onLanes = lanes.filter(({ service: slug }) => slug === service.slug);
      expect(service.transit.rows.length + onLanes.length).toBeGreaterThan(0);
      expect(service.questions.length).toBeGreaterThan(2);
    }
    expect(serviceBySlug('teleport')).toBeUndefined();
  });

  it('are five in the phone menu', () => {
    expect(mobileServiceSlugs).toEqual([
      'air-freight',
      'ocean-freight',
      'road-freight',
      'domestic_transport',
      'warehousing',
    ]);
  });

  it('are six cards on the home page', () => {
    expect(serviceCards.map(({ title, path }) => [title, path])).toEqual([
      ['Transportation', '/services/ocean-freight'],
      ['Specialized Transport', '/services/air-freight'],
      ['Supply Chain', '/services/road-freight'],
      ['Warehousing', '/services/warehousing'],
      ['Solutions', '/services/international'],
      ['Products & Services', '/services/domestic_transport'],
    ]);
  });
});

describe('the home page', () => {
  it('shows four slides, five life-cycle items and six carriers', () => {
    expect(home.heroSlides.map(({ image }) => image)).toEqual(['office', 'truck', 'plane', 'ship']);
    expect(home.lifeCycle.map(({ title }) => title)).toEqual([
      'Cargo insurance',
      'Engineered transport plans',
      'Project planning and permits',
      'Riggers and crane services',
      'Multi-axle heavy haul equipment',
    ]);
    expect(home.carriers).toHaveLength(6);
    expect(home.rotatingWords).toEqual(['Testimonials', 'Reviews', 'Comments']);
    expect(home.progressBars).toEqual([
      { label: 'Save delivery', percent: 100 },
      { label: 'Support', percent: 99 },
      { label: 'Fast delivery', percent: 90 },
    ]);
  });

  it('states the company’s claims as specified', () => {
    expect(home.testimonialsIntro.rating).toBe('4.8 from 2,398 ratings');
    const copy = home.reasons.map(({ text }) => text).join(' ');
    expect(copy).toContain('185 countries');
    expect(copy).toContain('More than 5,000 contracted carriers');
    expect(copy).toContain('At least 98%');
    expect(copy).toContain('from 100 pounds to 100 tons');
    expect(copy).toContain('within an hour in most locations');
    expect(copy).toContain('221+ countries');
  });
});

describe('the other pages', () => {
  it('list every office once', () => {
    unique(officeCities);
    unique(officeCountries);
    expect(officeCountries.length).toBeGreaterThanOrEqual(30);
  });

  it('show seventeen described pictures, eight of them in the teaser', () => {
    unique(galleryPictures.map(({ key }) => key));
    unique(galleryPictures.map(({ alt }) => alt));
    expect(galleryPictures).toHaveLength(17);
    expect(galleryTeaserPictures).toEqual(galleryPictures.slice(0, 8));
  });

  it('list the news from the newest to the oldest', () => {
    const dates = news.map(({ date }) => date);
    expect([...dates].sort().reverse()).toEqual(dates);
    unique(news.map(({ slug }) => slug));
  });

  it('cover every legal topic in a section with its own id', () => {
    const ids = (text: typeof terms) => text.sections.map(({ id }) => id);
    unique(ids(terms));
    unique(ids(privacyPolicy));
    expect(ids(terms)).toEqual(
      expect.arrayContaining([
        'cookies',
        'license',
        'user-comments',
        'hyperlinking',
        'iframes',
        'content-liability',
        'privacy',
        'reservation-of-rights',
        'link-removal',
        'disclaimer',
      ]),
    );
    expect(ids(privacyPolicy)).toEqual(
      expect.arrayContaining([
        'consent',
        'information-we-collect',
        'log-files',
        'cookies-and-web-beacons',
        'third-party-policies',
        'ccpa-rights',
        'gdpr-rights',
        'children',
      ]),
    );
    expect(JSON.stringify(terms)).toContain('law of the Netherlands');
    expect(JSON.stringify(privacyPolicy)).toContain('one month');
    expect(JSON.stringify(privacyPolicy)).toContain('under the age of 13');
  });
});
