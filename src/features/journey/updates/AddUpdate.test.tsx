import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aConsignment, aJourney, aLeg, anEvent, aPlace } from '@/test/builders';
import {
  anEventEntry,
  aStoredLeg,
  EVENTS,
  FIND_PLACES,
  LEGS,
  openConsignmentPage,
} from '@/test/consignmentPage';
import { ROWS } from '@/test/session';
import { stopDate } from '@/test/stopDate';
import { NO_ANSWER, refusal, type Script } from '@/test/stubBackend';

const UUID = expect.stringMatching(/^[\da-f-]{36}$/) as string;
const accra = aPlace({ code: 'GHACC', name: 'Accra', country: 'Ghana', zone: 'Africa/Accra' });
const shanghai = aPlace({ code: 'CNSHA', name: 'Shanghai', country: 'China', zone: 'Asia/Shanghai' });

beforeEach(() => stopDate(new Date('2026-03-02T09:30:00Z')));
afterEach(() => jest.useRealTimers());

const openConsignment = async (script: Script = {}) => {
  const app = await openConsignmentPage({ [`POST ${EVENTS}`]: null, ...script });
  await app.user.click(screen.getByRole('button', { name: 'Add update' }));
  await screen.findByLabelText(/^Event/);
  return app;
};
type App = Awaited<ReturnType<typeof openConsignment>>;

const dialog = () => within(screen.getByRole('dialog'));
const save = ({ user }: App) => user.click(dialog().getByRole('button', { name: 'Save' }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const type = (label: RegExp, value: string) =>
  fireEvent.change(dialog().getByLabelText(label), { target: { value } });
const choosePlace = async ({ user }: App, text: string, option: RegExp) => {
  const field = dialog().getByLabelText(/^Place/, { selector: 'input' });
  await user.clear(field);
  await user.type(field, text);
  await user.click(await screen.findByRole('option', { name: option }));
};

describe('the likely update', () => {
  it('is stored with two presses, now and at the place of the last event', async () => {
    const app = await openConsignmentPage({ [`POST ${EVENTS}`]: null });
    await app.user.click(await screen.findByRole('button', { name: 'Picked up, Rotterdam' }));
    await app.user.click(await screen.findByRole('button', { name: 'Save' }));
    await isClosed();
    expect(app.sentTo(`POST ${EVENTS}`)).toEqual([
      {
        consignment: 7,
        code: 'picked_up',
        classifier: 'actual',
        moment: '2026-03-02T09:30:00.000Z',
        place: 'NLRTM',
        leg: null,
        public_note: null,
        internal_note: null,
        reason: null,
        corrects: null,
        silent: false,
        request_key: UUID,
      },
    ]);
  });

  it('has the place and the leg that it is about', async () => {
    const journey = aJourney({ stage: 1, state: anEvent({ code: 'picked_up' }), legs: [aLeg()] });
    const app = await openConsignmentPage({
      [`POST ${EVENTS}`]: null,
      [`GET ${ROWS}`]: aConsignment({ journey }),
      [`GET ${LEGS}`]: [aStoredLeg()],
    });
    await app.user.click(await screen.findByRole('button', { name: 'Departed, Rotterdam' }));
    await app.user.click(await screen.findByRole('button', { name: 'Save' }));
    await isClosed();
    expect(app.sentTo(`POST ${EVENTS}`)).toMatchObject([{ code: 'departed', place: 'NLRTM', leg: 51 }]);
  });

  it('can be chosen in the form, too', async () => {
    const app = await openConsignment();
    const likely = dialog().getByRole('button', { name: 'Picked up, Rotterdam' });
    expect(likely).toHaveAttribute('aria-pressed', 'false');
    await app.user.click(likely);
    expect(likely).toHaveAttribute('aria-pressed', 'true');
    expect(dialog().getByLabelText(/^Event/)).toHaveValue('picked_up');
  });
});

describe('the form of an update', () => {
  it('offers every event in groups, and asks for a reason for an exception', async () => {
    const app = await openConsignment();
    const event = dialog().getByLabelText(/^Event/);
    expect([...event.querySelectorAll('optgroup')].map(({ label }) => label)).toEqual([
      'At the origin',
      'On the way',
      'At the destination',
      'Exceptions and checks',
    ]);
    expect(dialog().queryByLabelText(/^Reason/)).toBeNull();
    await app.user.selectOptions(event, 'Held');
    type(/^Reason/, 'Customs inspection');
    type(/^Note to the customer/, 'Nothing to do');
    type(/^Internal note/, 'Broker: Kwame');
    await save(app);
    await isClosed();
    expect(app.sentTo(`POST ${EVENTS}`)).toMatchObject([
      {
        code: 'held',
        reason: 'Customs inspection',
        public_note: 'Nothing to do',
        internal_note: 'Broker: Kwame',
      },
    ]);
  });

  it('reads the time on the clock of the place, and names both', async () => {
    const app = await openConsignment({ [FIND_PLACES]: [{ ...shanghai, kind: 'port' }] });
    await app.user.selectOptions(dialog().getByLabelText(/^Event/), 'Departed');
    expect(dialog().getByLabelText(/^Time there/)).toHaveValue('2026-03-02T10:30');
    await choosePlace(app, 'shang', /Shanghai/);
    expect(dialog().getByLabelText(/^Time there/)).toHaveValue('2026-03-02T17:30');
    type(/^Time there/, '2026-03-02T08:00');
    expect(dialog().getByText(/Shanghai: 2 March 2026, 08:00 GMT\+8/)).toBeVisible();
    await save(app);
    await isClosed();
    expect(app.sentTo(`POST ${EVENTS}`)).toMatchObject([
      { place: 'CNSHA', moment: '2026-03-02T00:00:00.000Z' },
    ]);
  });

  it('asks when something is expected', async () => {
    const app = await openConsignment();
    await app.user.selectOptions(dialog().getByLabelText(/^Event/), 'Arrived');
    await app.user.selectOptions(dialog().getByLabelText(/^This event/), 'is expected');
    expect(dialog().getByLabelText(/^Time there/)).toHaveValue('');
    await save(app);
    expect(await dialog().findByText('This field is required')).toBeVisible();
    type(/^Time there/, '2026-03-09T12:00');
    await save(app);
    await isClosed();
    expect(app.sentTo(`POST ${EVENTS}`)).toMatchObject([
      { classifier: 'estimated', moment: '2026-03-09T11:00:00.000Z' },
    ]);
  });

  it('sends nothing without an event, or with a place that was only typed', async () => {
    const app = await openConsignment({ [FIND_PLACES]: [] });
    await save(app);
    expect(await dialog().findByText('Choose an event from the list')).toBeVisible();
    const place = dialog().getByLabelText(/^Place/, { selector: 'input' });
    await app.user.clear(place);
    await app.user.type(place, 'Atlantis');
    await app.user.selectOptions(dialog().getByLabelText(/^Event/), 'Departed');
    await save(app);
    expect(await dialog().findByText('Choose a place from the list')).toBeVisible();
    expect(app.sentTo(`POST ${EVENTS}`)).toEqual([]);
  });

  it('says where an update without a place is, and takes that place’s time', async () => {
    const state = anEvent({ place: null, city: 'Kumasi', country: 'Ghana', zone: 'Africa/Accra' });
    const app = await openConsignment({ [`GET ${ROWS}`]: aConsignment({ journey: aJourney({ state }) }) });
    expect(dialog().getByText('Without a place: where it was before, Kumasi, Ghana.')).toBeVisible();
    await app.user.selectOptions(dialog().getByLabelText(/^Event/), 'Departed');
    type(/^Time there/, '2026-03-02T08:00');
    await save(app);
    await isClosed();
    expect(app.sentTo(`POST ${EVENTS}`)).toMatchObject([{ place: null, moment: '2026-03-02T08:00:00.000Z' }]);
  });

  it('takes the place at the end of the leg that is chosen', async () => {
    const journey = aJourney({ legs: [aLeg()] });
    const app = await openConsignment({
      [`GET ${ROWS}`]: aConsignment({ journey }),
      [`GET ${LEGS}`]: [aStoredLeg()],
    });
    await app.user.selectOptions(dialog().getByLabelText(/^Event/), 'Arrived');
    await app.user.selectOptions(dialog().getByLabelText(/^Leg/), 'Leg 1, Rotterdam to Tema');
    expect(dialog().getByLabelText(/^Place/, { selector: 'input' })).toHaveValue('Tema, Ghana');
  });
});

describe('an update that was not stored', () => {
  it('shows the sentence of the database, and keeps what was typed', async () => {
    const early = refusal(400, 'P0001', 'This is before the registration of the consignment.');
    const app = await openConsignment({ [`POST ${EVENTS}`]: early });
    await app.user.selectOptions(dialog().getByLabelText(/^Event/), 'Departed');
    type(/^Internal note/, 'Broker: Kwame');
    await save(app);
    expect(await dialog().findByText(/^This is before the registration of the consignment\./)).toBeVisible();
    expect(dialog().getByLabelText(/^Internal note/)).toHaveValue('Broker: Kwame');
  });

  it('is sent again under its key when the response was lost, and restored after a reload', async () => {
    const app = await openConsignment({ [`POST ${EVENTS}`]: NO_ANSWER });
    await app.user.selectOptions(dialog().getByLabelText(/^Event/), 'Departed');
    await save(app);
    expect(await dialog().findByText(/^Could not reach the server/)).toBeVisible();
    app.leave();
    const again = await openConsignment();
    expect(dialog().getByText(/What you typed and did not save is back/)).toBeVisible();
    expect(dialog().getByLabelText(/^Event/)).toHaveValue('departed');
    await save(again);
    await isClosed();
    const keyOf = ([body]: unknown[]) => (body as { request_key: string }).request_key;
    expect(keyOf(again.sentTo(`POST ${EVENTS}`))).toBe(keyOf(app.sentTo(`POST ${EVENTS}`)));
  });

  it('is not added twice when its answer was lost and it was changed', async () => {
    let entries = [anEventEntry()];
    const app = await openConsignment({
      [`GET ${EVENTS}`]: () => entries,
      [`POST ${EVENTS}`]: ({ request_key }: { request_key: string }) => {
        entries = [...entries, anEventEntry({ id: 32, no: 2, code: 'departed', request_key })];
        return NO_ANSWER();
      },
    });
    await app.user.selectOptions(dialog().getByLabelText(/^Event/), 'Departed');
    await save(app);
    await dialog().findByText(/^Could not reach the server/);
    type(/^Internal note/, 'Broker: Kwame');
    await save(app);
    const keep = await dialog().findByRole('button', { name: 'Keep what was stored' });
    expect(dialog().getByLabelText(/^Internal note/)).toHaveValue('Broker: Kwame');
    await app.user.click(keep);
    await isClosed();
    expect(app.sentTo(`POST ${EVENTS}`)).toHaveLength(1);
  });

  it('is not restored once it is among the entries', async () => {
    const app = await openConsignment({ [`POST ${EVENTS}`]: NO_ANSWER });
    await app.user.selectOptions(dialog().getByLabelText(/^Event/), 'Departed');
    await save(app);
    await dialog().findByText(/^Could not reach the server/);
    const [{ request_key }] = app.sentTo(`POST ${EVENTS}`) as [{ request_key: string }];
    app.leave();
    await openConsignment({
      [`GET ${EVENTS}`]: [anEventEntry(), anEventEntry({ id: 32, no: 2, code: 'departed', request_key })],
    });
    expect(dialog().queryByText(/is back/)).toBeNull();
    expect(dialog().getByLabelText(/^Event/)).toHaveValue('');
  });

  it('is kept by closing the form, and discarded by “Cancel” and “Start over”', async () => {
    const app = await openConsignment();
    const reopen = async () => {
      await isClosed();
      await app.user.click(screen.getByRole('button', { name: 'Add update' }));
      return screen.findByLabelText(/^Event/);
    };
    await app.user.selectOptions(dialog().getByLabelText(/^Event/), 'Departed');
    await app.user.keyboard('{Escape}');
    expect(await reopen()).toHaveValue('departed');
    await app.user.click(dialog().getByRole('button', { name: 'Start over' }));
    expect(await dialog().findByLabelText(/^Event/)).toHaveValue('');
    await app.user.selectOptions(dialog().getByLabelText(/^Event/), 'Arrived');
    await app.user.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(await reopen()).toHaveValue('');
  });

  it('has a form that says when it cannot be loaded, and loads again', async () => {
    let isDown = true;
    const app = await openConsignmentPage({
      [`GET ${LEGS}`]: () => (isDown ? refusal(403, '42501', 'no') : []),
    });
    await app.user.click(screen.getByRole('button', { name: 'Add update' }));
    expect(await dialog().findByText('The legs could not be fetched')).toBeVisible();
    isDown = false;
    await app.user.click(dialog().getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText(/^Event/)).toBeVisible();
  });
});

describe('the places', () => {
  const field = () => dialog().getByLabelText(/^Place/, { selector: 'input' });
  const search = async (app: App, text: string) => {
    await app.user.clear(field());
    await app.user.type(field(), text);
  };

  it('are found by keyboard', async () => {
    const app = await openConsignment({ [FIND_PLACES]: [{ ...accra, kind: 'city' }] });
    await search(app, 'acc');
    await screen.findByRole('option', { name: /Accra, Ghana GHACC · City · Africa\/Accra/ });
    await app.user.keyboard('{Enter}');
    expect(field()).toHaveValue('Accra, Ghana');
    expect(app.sentTo(FIND_PLACES)).toEqual([{ sought: 'acc' }]);
  });

  it('say when the search failed, and search again', async () => {
    let isDown = true;
    const app = await openConsignment({
      [FIND_PLACES]: () => (isDown ? refusal(403, '42501', 'no') : [{ ...accra, kind: 'city' }]),
    });
    await search(app, 'acc');
    const again = await screen.findByRole('option', {
      name: 'The places could not be fetched. Try again',
    });
    isDown = false;
    await app.user.click(again);
    await app.user.click(field());
    await app.user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('option', { name: /Accra/ })).toBeVisible();
  });

  it('can be added when one is missing, and the new one is chosen', async () => {
    const reason = 'The code NLZUN is not one of a place in Belgium.';
    const app = await openConsignment({
      [FIND_PLACES]: [],
      'POST /rest/v1/place': (body: { country: string }) =>
        body.country === 'Belgium' ? refusal(400, 'P0001', reason) : { ...body, folded: '', added_by: null },
    });
    await search(app, 'Zundert');
    await app.user.click(
      await screen.findByRole('option', { name: /Nothing found. Add a place: “Zundert”/ }),
    );
    const form = within(await screen.findByRole('dialog', { name: 'Add a place' }));
    expect(form.getByLabelText(/^Name/)).toHaveValue('Zundert');
    await app.user.click(form.getByRole('button', { name: 'Add place' }));
    expect(await form.findAllByText('This field is required')).toHaveLength(1);
    expect(form.getByText(/^Two letters of a country/)).toBeVisible();
    const fill = (label: RegExp, value: string) =>
      fireEvent.change(form.getByLabelText(label, { selector: 'input' }), { target: { value } });
    fill(/^Country/, 'Belgium');
    fill(/^Code/, 'nl zun');
    fill(/^Position/, '51.47, 4.66');
    fill(/^Time zone/, 'Europe/Amsterdam');
    await app.user.click(form.getByRole('button', { name: 'Add place' }));
    expect(await form.findByText(`${reason} What you typed is still here.`)).toBeVisible();
    fill(/^Country/, 'Netherlands');
    await app.user.click(form.getByRole('button', { name: 'Add place' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(app.sentTo('POST /rest/v1/place').slice(1)).toEqual([
      {
        name: 'Zundert',
        country: 'Netherlands',
        code: 'NLZUN',
        kind: 'city',
        latitude: 51.47,
        longitude: 4.66,
        zone: 'Europe/Amsterdam',
      },
    ]);
    expect(field()).toHaveValue('Zundert, Netherlands');
    expect(app.sentTo(`POST ${EVENTS}`)).toEqual([]);
  });
});
