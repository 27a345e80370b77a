import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter, StaticRouter } from 'react-router-dom';
import { renderPart } from '@/test/renderPart';
import { useHashTarget } from './useHashTarget';

function Page() {
  const target = useHashTarget();
  return (
    <>
      <Link to="#other">Other</Link>
      <p id="part">{target}</p>
      <p id="other" />
    </>
  );
}

describe('useHashTarget', () => {
  let scrolled: string[];
  beforeEach(() => {
    scrolled = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolled.push(this.id);
    };
  });

  it('scrolls to the fragment of the address on mount, and when it changes', async () => {
    const { user } = renderPart(<Page />, '/page#part');
    expect(scrolled).toEqual(['part']);
    await user.click(screen.getByRole('link', { name: 'Other' }));
    expect(scrolled).toEqual(['part', 'other']);
  });

  it('returns the fragment on a hydrated page, without scrolling', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(
      <StaticRouter location="/page">
        <Page />
      </StaticRouter>,
    );
    const page = (
      <MemoryRouter initialEntries={['/page#part']}>
        <Page />
      </MemoryRouter>
    );
    const root = await act(() => hydrateRoot(container, page));
    expect(container.querySelector('#part')).toHaveTextContent('part');
    expect(scrolled).toEqual([]);
    act(() => root.unmount());
    container.remove();
  });
});
