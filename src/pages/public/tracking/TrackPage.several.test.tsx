import { screen, waitFor, within } from '@testing-library/react';
import { anEvent, aJourney, aTrackedConsignment } from '@/test/builders';
import { renderApp } from '@/test/renderApp';
import { refusal } from '@/test/stubBackend';

const TRACK = 'POST /rest/v1/rpc/track_consignment';
const COMPARE = 'POST /rest/v1/rpc/track_consignments';
const INPUT = 'Enter the consignment number';

const knownIds = ['CARGO001', 'CARGO002'];

/** The database's answer: both known ids are found. */
const script = {
  [COMPARE]: ({ tracking_ids }: { tracking_ids: string[] }) =>
    tracking_ids.map((entered) => ({
      entered,
      consignment: knownIds.includes(entered)
        ? aTrackedConsignment({
            trackingId: entered,
            journey: aJourney({ state: anEvent({ status: `State of ${entered}` }) }),
          })
        : null,
    })),
  [TRACK]: ({ tracking_id }: { tracking_id: string }) => [aTrackedConsignment({ trackingId: tracking_id })],
};

const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Your consignments' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
};

describe('several tracking ids', () => {
  it.each(['/tracking?id=CARGO001,CARGO002,NOPE', '/tracking/CARGO001,CARGO002,NOPE'])(
    'are compared at %s, the unknown and the malformed alike',
    async (address) => {
      const app = renderApp(`${address},%3Cscript%3E`, script);
      expect(await rows()).toEqual([
        expect.stringMatching(
          /^CARGO001State of CARGO001Rotterdam, Netherlands1 March 2026.*2 April 2099.*View$/,
        ),
        expect.stringMatching(/^CARGO002State of CARGO002/),
        'NOPEOOps, No consignment matches this tracking ID',
        '<script>OOps, No consignment matches this tracking ID',
      ]);
      expect(app.calls).toEqual([[COMPARE, { tracking_ids: ['CARGO001', 'CARGO002', 'NOPE', '<script>'] }]]);
      expect(screen.getByLabelText(INPUT)).toHaveValue('CARGO001,CARGO002,NOPE,<script>');
    },
  );

  it('are found from one text, in the order of the text, and bring the table into view', async () => {
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    const app = renderApp('/tracking', script);
    const input = await screen.findByLabelText(INPUT);
    await app.user.click(input);
    await app.user.paste('CARGO-002  CARGO001;\tNOPE');
    await app.user.keyboard('{Enter}');
    expect((await rows()).map((text) => text.slice(0, 8))).toEqual(['CARGO002', 'CARGO001', 'NOPEOOps']);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your consignments' })).toHaveFocus());
    expect(scroll).toHaveBeenCalledTimes(1);
    expect(input).toHaveValue('CARGO-002  CARGO001;\tNOPE');
  });

  it('open one consignment at its own address, from which Back returns to the table without a look-up', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    const app = renderApp('/tracking?id=CARGO001,CARGO002', script);
    await app.user.click(await screen.findByRole('link', { name: 'View CARGO002' }));
    expect(await screen.findByRole('heading', { name: 'Consignment CARGO002' })).toHaveFocus();
    expect(document.title).toBe('CARGO002 | Carmine Cargo');
    expect(screen.queryByRole('table', { name: 'Your consignments' })).not.toBeInTheDocument();
    expect(screen.getByLabelText(INPUT)).toHaveValue('CARGO002');
    app.back();
    expect(await rows()).toHaveLength(2);
    expect(screen.getByLabelText(INPUT)).toHaveValue('CARGO001,CARGO002');
    expect(app.countOf(COMPARE)).toBe(1);
  });

  it('are announced to screen readers by how many were found', async () => {
    document.body.insertAdjacentHTML('beforeend', '<p id="announcement" role="status"></p>');
    renderApp('/tracking/CARGO001,CARGO002,NOPE', script);
    await waitFor(() => expect(screen.getByText('2 of 3 consignments found')).toBeInTheDocument());
    document.getElementById('announcement')?.remove();
  });

  it('are not looked up when they are more than twenty, also at an address', async () => {
    const ids = Array.from({ length: 21 }, (_, no) => `CARGO0${no + 10}`).join();
    const app = renderApp(`/tracking/${ids}`, script);
    const input = await screen.findByLabelText(INPUT);
    expect(input).toHaveValue(ids);
    expect(input).toHaveAccessibleDescription(/^These are 21 tracking IDs\./);
    expect(app.calls).toEqual([]);
  });

  it('show the message of a rate limit, and can be looked up again', async () => {
    let isRefused = true;
    const limit = 'Too many requests, try again in a minute.';
    const app = renderApp('/tracking/CARGO001,CARGO002', {
      ...script,
      [COMPARE]: (body: { tracking_ids: string[] }) =>
        isRefused ? refusal(429, 'PT429', limit) : script[COMPARE](body),
    });
    expect(await screen.findAllByText(limit)).not.toHaveLength(0);
    isRefused = false;
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(2);
  });
});
