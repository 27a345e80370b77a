import { screen, waitFor } from '@testing-library/react';
import { aTrackedConsignment } from '@/test/builders';
import { renderApp } from '@/test/renderApp';
import { refusal, type Script } from '@/test/stubBackend';

const TRACK = 'POST /rest/v1/rpc/track_consignment';
const SEVERAL = 'POST /rest/v1/rpc/track_consignments';

/** The database has these consignments. */
const having = (...knownIds: string[]): Script => {
  const find = (id: string) => (knownIds.includes(id) ? aTrackedConsignment({ trackingId: id }) : null);
  return {
    [TRACK]: ({ tracking_id: id }: { tracking_id: string }) => [find(id)].filter(Boolean),
    [SEVERAL]: ({ tracking_ids: ids }: { tracking_ids: string[] }) =>
      ids.map((entered) => ({ entered, consignment: find(entered) })),
  };
};

const NO_MATCH = 'OOps, No consignment matches this tracking ID';

describe('an id that nothing matches', () => {
  it('leads to the consignment whose id it can be taken for, when that is chosen', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    const app = renderApp('/tracking?id=carg0001', having('CARGO001'));
    expect(await screen.findByText(/^Did you mean/)).toHaveTextContent('Did you mean CARGO001?');
    expect(screen.getByText(NO_MATCH)).toBeVisible();
    expect(screen.queryByRole('heading', { name: /^Consignment/ })).toBeNull();
    await app.user.click(screen.getByRole('link', { name: 'CARGO001' }));
    expect(await screen.findByRole('heading', { name: 'Consignment CARGO001' })).toBeVisible();
    expect(screen.queryByText(/^Did you mean/)).toBeNull();
  });

  it('is answered with all consignments that it can be taken for, and with none of other ids', async () => {
    const app = renderApp('/tracking/CARGOO01', having('CARGO001', 'CARG0001'));
    expect(await screen.findByText(/^Did you mean/)).toHaveTextContent('Did you mean CARG0001 or CARGO001?');
    const body = app.calls.find(([address]) => address === SEVERAL)?.[1] as { tracking_ids: string[] };
    expect(body.tracking_ids.length).toBeLessThanOrEqual(5);
  });

  it.each(['AB23CDEF', 'NOPE', 'CARG0001-x'])('is not looked up in other ways if it is %s', async (id) => {
    const app = renderApp(`/tracking/${id}`, having('CARGO001'));
    await screen.findByText(NO_MATCH);
    expect(app.countOf(SEVERAL)).toBe(0);
  });

  it('is answered alone beyond the limit of look-ups', async () => {
    const app = renderApp('/tracking/CARG0001', {
      ...having(),
      [SEVERAL]: refusal(429, 'PT429', 'Too many requests, try again in a minute.'),
    });
    await waitFor(() => expect(app.countOf(SEVERAL)).toBeGreaterThan(0));
    expect(screen.getByText(NO_MATCH)).toBeVisible();
    expect(screen.queryByText(/Too many requests/)).toBeNull();
    expect(screen.queryByText(/^Did you mean/)).toBeNull();
  });
});
