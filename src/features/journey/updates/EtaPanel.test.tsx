import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { EtaRevision } from '../journeyApi';
import { aConsignment, aJourney } from '@/test/builders';
import { ETAS, openConsignmentPage } from '@/test/consignmentPage';
import { ROWS } from '@/test/session';
import { NO_ANSWER, type Script } from '@/test/stubBackend';

const revision: EtaRevision = {
  id: 61,
  consignment: 7,
  earliest: '2099-04-05T08:00:00+00:00',
  latest: '2099-04-06T18:00:00+00:00',
  reason: 'Bad weather on the route',
  entered_by: 'admin@carmine.example',
  entered_at: '2026-03-04T08:00:00+00:00',
  request_key: null,
  silent: false,
};

const openConsignment = (script: Script = {}) => openConsignmentPage({ [`POST ${ETAS}`]: null, ...script });
const panel = () => within(screen.getByRole('region', { name: 'Expected arrival' }));
const dialog = () => within(screen.getByRole('dialog'));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const revise = async (script?: Script) => {
  const app = await openConsignment(script);
  await app.user.click(panel().getByRole('button', { name: 'Revise expected arrival' }));
  await screen.findByRole('dialog');
  return app;
};
const save = (app: Awaited<ReturnType<typeof openConsignment>>) =>
  app.user.click(dialog().getByRole('button', { name: 'Save' }));
const enter = (label: RegExp, value: string) =>
  fireEvent.change(dialog().getByLabelText(label), { target: { value } });

describe('the expected arrival', () => {
  it('stands as promised until it is revised', async () => {
    await openConsignment();
    expect(panel().getByText(/^2 April 2099, 15:30 GMT/)).toBeVisible();
    expect(panel().getByText('As promised')).toBeVisible();
    expect(panel().queryByRole('table')).toBeNull();
  });

  it('is shown with the promise, and with every revision', async () => {
    const { earliest, latest, reason } = revision;
    const expected = { earliest, latest, reason, since: revision.entered_at };
    await openConsignment({
      [`GET ${ROWS}`]: aConsignment({ journey: aJourney({ expected, etas: [expected] }) }),
      [`GET ${ETAS}`]: [revision],
    });
    expect(panel().getByText(/^2 April 2099, 15:30 GMT/)).toBeVisible();
    const history = await panel().findByRole('table', { name: 'Revisions of the expected arrival' });
    expect(history).toHaveTextContent(
      /5 April 2099, 08:00 GMT to 6 April 2099, 18:00 GMT.*Bad weather.*by admin@carmine\.example/,
    );
  });

  it('is revised on the clock of the destination, with a reason', async () => {
    const app = await revise();
    expect(dialog().getByLabelText(/^Earliest/)).toHaveValue('2099-04-02T15:30');
    enter(/^Earliest/, '2099-04-05T08:00');
    enter(/^Latest/, '2099-04-04T08:00');
    await save(app);
    expect(await dialog().findByText('The latest arrival is before the earliest')).toBeVisible();
    expect(dialog().getByText('This field is required')).toBeVisible();
    enter(/^Latest/, '2099-04-06T18:00');
    enter(/^Reason/, 'Bad weather on the route');
    await save(app);
    await isClosed();
    expect(app.sentTo(`POST ${ETAS}`)).toEqual([
      {
        consignment: 7,
        earliest: '2099-04-05T08:00:00.000Z',
        latest: '2099-04-06T18:00:00.000Z',
        reason: 'Bad weather on the route',
        silent: false,
        request_key: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      },
    ]);
  });

  it('keeps what was typed when the response is lost, and sends it again under its key', async () => {
    let isCut = true;
    const app = await revise({ [`POST ${ETAS}`]: () => (isCut ? NO_ANSWER() : null) });
    enter(/^Latest/, '2099-04-06T18:00');
    enter(/^Reason/, 'Missed connection');
    await save(app);
    await dialog().findByText(/^Could not reach the server/);
    expect(dialog().getByLabelText(/^Reason/)).toHaveValue('Missed connection');
    isCut = false;
    await save(app);
    await isClosed();
    const [first, second] = app.sentTo(`POST ${ETAS}`);
    expect(second).toEqual(first);
  });

  it('is not revised twice when the response was lost and the reason was changed', async () => {
    let stored: EtaRevision[] = [];
    const app = await revise({
      [`GET ${ETAS}`]: () => stored,
      [`POST ${ETAS}`]: ({ request_key }: { request_key: string }) => {
        stored = [{ ...revision, request_key }];
        return NO_ANSWER();
      },
    });
    enter(/^Latest/, '2099-04-06T18:00');
    enter(/^Reason/, 'Missed connection');
    await save(app);
    await dialog().findByText(/^Could not reach the server/);
    enter(/^Reason/, 'Strike');
    await save(app);
    await app.user.click(await dialog().findByRole('button', { name: 'Keep what was stored' }));
    await isClosed();
    expect(app.sentTo(`POST ${ETAS}`)).toHaveLength(1);
  });

  it('is the user’s own time, and says so, where the zone is not known', async () => {
    const journey = aJourney({ destinationZone: null });
    await revise({ [`GET ${ROWS}`]: aConsignment({ journey }) });
    expect(dialog().getAllByText('The time zone of Ghana is not known: enter your own time.')).toHaveLength(
      2,
    );
  });
});
