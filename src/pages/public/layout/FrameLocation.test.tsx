import { screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { renderPart } from '@/test/renderPart';
import { FrameLocation } from './FrameLocation';

/** The rendered pages, and which link of the frame was marked when each was rendered. */
const drawn: (string | null | undefined)[][] = [];

function Page() {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    drawn.push([pathname, document.querySelector('[aria-current="page"]')?.textContent]);
  }, [pathname]);
  return null;
}

it('tells the links of the frame where the visitor is, a beat after the page', async () => {
  const { user } = renderPart(
    <>
      <FrameLocation>
        <NavLink to="/news">News</NavLink>
        <NavLink to="/gallery">Gallery</NavLink>
      </FrameLocation>
      <Page />
    </>,
    '/news',
  );
  await user.click(screen.getByRole('link', { name: 'Gallery' }));
  expect(await screen.findByRole('link', { current: 'page' })).toHaveTextContent('Gallery');
  expect(drawn).toEqual([
    ['/news', 'News'],
    ['/gallery', 'News'],
  ]);
});
