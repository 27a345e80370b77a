import { act, screen, waitFor, within } from '@testing-library/react';
import { galleryPictures } from '@/content/gallery';
import { renderApp } from '@/test/renderApp';

const openGallery = async () => {
  const app = renderApp('/gallery');
  const pictures = await screen.findAllByRole('button', { name: /^Enlarge: / });
  return { ...app, pictures };
};

const lightbox = () => screen.getByRole('dialog');

describe('the gallery', () => {
  it('shows seventeen pictures, each with its title and description', async () => {
    const { pictures } = await openGallery();
    expect(pictures).toHaveLength(17);
    galleryPictures.forEach(({ title, category, alt }, index) => {
      expect(pictures[index]).toHaveAccessibleName(`Enlarge: ${title}. ${category}. ${alt}`);
    });
  });

  it('says that its pictures are illustrations', async () => {
    await openGallery();
    expect(screen.getByText(/^All pictures are illustrations/)).toBeVisible();
  });

  it('opens a picture with Enter, navigates with the arrow keys and closes with Escape', async () => {
    const { user, pictures } = await openGallery();
    act(() => pictures[15]?.focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Stamp and signature' })).toBeVisible();
    expect(lightbox()).toHaveTextContent('16 / 17');
    await user.keyboard('{ArrowRight}');
    expect(lightbox()).toHaveAccessibleName('Monday planning');
    await user.keyboard('{ArrowRight}');
    expect(lightbox()).toHaveTextContent('1 / 17');
    await user.keyboard('{ArrowLeft}');
    expect(lightbox()).toHaveTextContent('17 / 17');
    expect(within(lightbox()).getByRole('img')).toHaveAccessibleName(galleryPictures[16]?.alt);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(pictures[15]).toHaveFocus();
  });

  it('traps the focus in the lightbox while it is open', async () => {
    const { user, pictures } = await openGallery();
    await user.click(pictures[0] as HTMLElement);
    await screen.findByRole('dialog');
    for (let presses = 0; presses < 6; presses += 1) {
      await user.tab();
      expect(document.activeElement?.closest('[role="dialog"], .MuiDialog-root')).not.toBeNull();
    }
  });

  it('navigates and closes the lightbox with buttons', async () => {
    const { user, pictures } = await openGallery();
    await user.click(pictures[0] as HTMLElement);
    await screen.findByRole('dialog');
    await user.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(lightbox()).toHaveTextContent('2 / 17');
    await user.click(screen.getByRole('button', { name: 'Previous picture' }));
    expect(lightbox()).toHaveTextContent('1 / 17');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
