import { screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { renderPart } from '@/test/renderPart';
import { BelowFirstView } from './BelowFirstView';

/** Content of the page at its first render. */
let drawnFirst: string | null;

function Page() {
  useLayoutEffect(() => {
    drawnFirst ??= document.body.textContent;
  }, []);
  return (
    <>
      <h1>First view</h1>
      <BelowFirstView>
        <p>The rest</p>
      </BelowFirstView>
    </>
  );
}

function Site() {
  const { pathname } = useLocation();
  return (
    <>
      <Link to="/page">Follow</Link>
      <Link to="/page#rest">Follow to a place</Link>
      <Routes>
        <Route path="/page" element={<Page key={pathname} />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  );
}

describe('BelowFirstView', () => {
  beforeEach(() => {
    drawnFirst = null;
  });

  it('renders after the first view when a link was followed', async () => {
    const { user } = renderPart(<Site />);
    await user.click(screen.getByRole('link', { name: 'Follow' }));
    expect(await screen.findByText('The rest')).toBeVisible();
    expect(drawnFirst).toContain('First view');
    expect(drawnFirst).not.toContain('The rest');
  });

  it('renders at once on a directly opened page', () => {
    renderPart(<Site />, '/page');
    expect(drawnFirst).toContain('The rest');
  });

  it('renders at once when the address has a fragment', async () => {
    const { user } = renderPart(<Site />);
    await user.click(screen.getByRole('link', { name: 'Follow to a place' }));
    expect(drawnFirst).toContain('The rest');
  });
});
