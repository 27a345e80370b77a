import { render, screen } from '@testing-library/react';
import { galleryPictures } from '@/content/gallery';
import { Picture } from './Picture';

const drawn = (name: string) => {
  const { container, unmount } = render(<Picture name={name} alt="" ratio="4 / 3" />);
  const drawing = container.querySelector('svg')?.innerHTML.replace(/_r_\w+_/g, '');
  unmount();
  return drawing;
};

describe('a picture', () => {
  it('is described, or hidden when words beside it say the same', () => {
    render(<Picture name="ship" alt="A ship at sea" />);
    expect(screen.getByRole('img', { name: 'A ship at sea' })).toBeVisible();
    const { container } = render(<Picture name="ship" alt="" />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });

  it('is the same for the same name, and no two of the gallery are alike', () => {
    const gallery = galleryPictures.map(({ key }) => drawn(key));
    expect(new Set(gallery).size).toBe(17);
    expect(gallery).toEqual(galleryPictures.map(({ key }) => drawn(key)));
  });

  it('is drawn for a name nobody has thought of', () => {
    expect(drawn('unheard-of')).toContain('path');
  });
});
