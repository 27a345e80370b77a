import { render, screen } from '@testing-library/react';
import { pictures } from '@/content/pictures';
import { Picture } from './Picture';
import { widthsOf } from './pictureFiles';

const [, width, height] = pictures.ship;

const widthsIn = (srcSet: string | null) =>
  [...(srcSet ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => width);

describe('a picture', () => {
  it('has a text alternative, or none if it is decorative', () => {
    render(<Picture name="ship" alt="A ship at sea" />);
    expect(screen.getByRole('img', { name: 'A ship at sea' })).toBeVisible();
    render(<Picture name="truck" alt="" />);
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  it('offers AVIF in all widths, and JPEG as the fallback', () => {
    const { container } = render(<Picture name="ship" alt="" sizes="50vw" />);
    const [source, ...otherSources] = [...container.querySelectorAll('source')];
    expect(otherSources).toEqual([]);
    expect(source).toHaveAttribute('type', 'image/avif');
    expect(source).toHaveAttribute('sizes', '50vw');
    expect(source?.srcset).toMatch(/^\/pictures\/ship-\d+\.[0-9a-f]{8}\.avif \d+w/);
    expect(widthsIn(source?.srcset ?? null)).toEqual(widthsOf(width, 'avif').map(String));
    expect(container.querySelector('img')?.getAttribute('src')).toMatch(
      new RegExp(`^/pictures/ship-${Math.min(width, 1440)}\\.[0-9a-f]{8}\\.jpg$`),
    );
  });

  it('reserves its space with a gradient, and loads lazily', () => {
    const { container } = render(<Picture name="ship" alt="" />);
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('width', String(width));
    expect(image).toHaveAttribute('height', String(height));
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(getComputedStyle(container.firstElementChild as Element).background).toMatch(/^linear-gradient/);
  });

  it('loads with high priority in the first view', () => {
    const { container } = render(<Picture name="ship" alt="" priority />);
    const image = container.querySelector('img') as HTMLImageElement;
    expect(image).toHaveAttribute('fetchpriority', 'high');
    expect(image).not.toHaveAttribute('loading');
  });
});
