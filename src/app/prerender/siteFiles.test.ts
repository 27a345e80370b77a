import { brand } from '@/brand/brand';
import { documentFile, siteFiles } from './siteFiles';

describe('the document of a page', () => {
  // The build of another system would differ, and with it the headers that a static host sends.
  it.each([
    ['/', 'index.html'],
    ['/news', 'news/index.html'],
    ['/services/air-freight', 'services/air-freight/index.html'],
  ])('of %s is %s, whatever the system separates folders with', (address, file) => {
    expect(documentFile(address)).toBe(file);
  });
});

describe('security.txt', () => {
  const textAt = (now: Date) => siteFiles('https://goods.example', now)['.well-known/security.txt'] ?? '';
  const fieldsAt = (now: Date) =>
    textAt(now)
      .trimEnd()
      .split('\n')
      .map((line): [string, string] => {
        const [, name = '', value = ''] = /^([A-Za-z-]+): (\S+)$/.exec(line) ?? [];
        return [name, value];
      });
  const valuesOf = (name: string, now = new Date()) =>
    fieldsAt(now)
      .filter(([field]) => field === name)
      .map(([, value]) => value);

  it('has the fields of RFC 9116, each on a line of its own, and the last line ends', () => {
    expect(fieldsAt(new Date()).map(([name]) => name)).toEqual([
      ...['Contact', 'Contact', 'Expires', 'Preferred-Languages', 'Canonical'],
    ]);
    expect(textAt(new Date())).toMatch(/[^\n]\n$/);
  });

  it('names whom to write to and call, as addresses that can be opened', () => {
    expect(valuesOf('Contact')).toEqual([`mailto:${brand.emails.support}`, brand.phone.href]);
  });

  it('is where it says', () => {
    expect(valuesOf('Canonical')).toEqual(['https://goods.example/.well-known/security.txt']);
  });

  it.each(['2026-11-28T12:00:00Z', '2028-02-29T23:59:59Z', '2027-12-31T00:00:00Z'])(
    'expires once, after the build and within a year of it: built %s',
    (built) => {
      const now = new Date(built);
      const [expires = '', ...otherValues] = valuesOf('Expires', now);
      expect(otherValues).toEqual([]);
      const days = (Date.parse(expires) - now.getTime()) / 86_400_000;
      expect(days).toBeGreaterThan(300);
      expect(days).toBeLessThan(365);
    },
  );
});
