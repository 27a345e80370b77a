import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anEventEntry, EVENTS, openConsignmentPage } from '@/test/consignmentPage';
import { refusal, type Script } from '@/test/stubBackend';

const entries = [
  anEventEntry({ public_note: 'Booked online' }),
  anEventEntry({
    id: 32,
    no: 2,
    code: 'held',
    status: 'Held',
    moment: '2026-03-02T08:00:00+00:00',
    internal_note: 'Broker: Kwame',
    reason: 'Customs inspection',
    classifier: 'estimated',
    guessed: true,
    zone: null,
  }),
  anEventEntry({
    id: 33,
    no: 3,
    status: 'Departed',
    moment: '2026-03-03T08:00:00+00:00',
    voided_at: '2026-03-04T08:00:00+00:00',
    voided_by: 'ada@carmine.example',
    void_reason: 'Wrong consignment',
  }),
];

const openConsignment = (script: Script = {}) =>
  openConsignmentPage({ [`GET ${EVENTS}`]: entries, ...script });
const table = async () => within(await screen.findByRole('table', { name: /^Entries of this journey/ }));
const rowOf = async (event: string) =>
  (await table()).getByRole('rowheader', { name: new RegExp(`^${event}`) }).closest('tr') as HTMLElement;
const dialog = () => within(screen.getByRole('dialog'));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('the entries of a journey', () => {
  it('are shown from the latest on, with who entered them and what visitors do not see', async () => {
    await openConsignment();
    const headers = (await table()).getAllByRole('rowheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Departed ',
      'Held Expected',
      'Registered ',
    ]);
    const heldRow = await rowOf('Held');
    expect(heldRow).toHaveTextContent('Internal: Broker: Kwame');
    expect(heldRow).toHaveTextContent('Reason: Customs inspection');
    expect(heldRow).toHaveTextContent('read from free words');
    expect(heldRow).toHaveTextContent('time zone of the place is not known');
    expect(await rowOf('Registered')).toHaveTextContent(/Booked online.*by admin@carmine\.example/);
  });

  it('are struck through once void, with the reason, and cannot be voided again', async () => {
    await openConsignment();
    const voided = await rowOf('Departed');
    expect(voided).toHaveTextContent(/Voided by ada@carmine\.example on 4 March 2026.*Wrong consignment/);
    expect([...voided.querySelectorAll('s')].map(({ textContent }) => textContent)).toContain('Departed');
    expect(within(voided).queryByRole('button')).toBeNull();
    expect((await rowOf('Held')).querySelector('s')).toBeNull();
  });

  it('can be loaded again', async () => {
    let isDown = true;
    const app = await openConsignment({
      [`GET ${EVENTS}`]: () => (isDown ? refusal(403, '42501', 'no') : entries),
    });
    await screen.findByText('The entries of this journey could not be fetched');
    isDown = false;
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rowOf('Held')).toBeVisible();
  });
});

describe('voiding an entry', () => {
  const ask = async (script: Script = {}) => {
    const app = await openConsignment({ [`PATCH ${EVENTS}`]: null, ...script });
    await app.user.click(await screen.findByRole('button', { name: 'Void “Held”, entry 2' }));
    return app;
  };
  const confirm = (app: Awaited<ReturnType<typeof ask>>) =>
    app.user.click(dialog().getByRole('button', { name: 'Void' }));
  const enter = (reason: string) =>
    fireEvent.change(dialog().getByLabelText(/^Reason/), { target: { value: reason } });

  it('says what happens, and needs a reason', async () => {
    const app = await ask();
    expect(
      dialog().getByText('Customers will no longer see it. It stays here with your reason.'),
    ).toBeVisible();
    await confirm(app);
    expect(await dialog().findByText('This field is required')).toBeVisible();
    enter(' It did not happen ');
    await confirm(app);
    await isClosed();
    expect(app.sentTo(`PATCH ${EVENTS}`)).toEqual([{ void_reason: 'It did not happen' }]);
  });

  it('shows why the database refuses, and keeps the reason', async () => {
    const only = 'This is the only entry of what has happened: add the right one first.';
    const app = await ask({ [`PATCH ${EVENTS}`]: refusal(400, 'P0001', only) });
    enter('It did not happen');
    await confirm(app);
    expect(await dialog().findByText(`${only} What you typed is still here.`)).toBeVisible();
    expect(dialog().getByLabelText(/^Reason/)).toHaveValue('It did not happen');
  });
});

describe('correcting an entry', () => {
  const correct = async (script: Script = {}) => {
    const app = await openConsignment({ [`POST ${EVENTS}`]: null, [`PATCH ${EVENTS}`]: null, ...script });
    await app.user.click(await screen.findByRole('button', { name: 'Correct “Registered”, entry 1' }));
    await screen.findByLabelText(/^Event/);
    return app;
  };
  const save = (app: Awaited<ReturnType<typeof correct>>) =>
    app.user.click(dialog().getByRole('button', { name: 'Save' }));
  const enter = (label: RegExp, value: string) =>
    fireEvent.change(dialog().getByLabelText(label), { target: { value } });

  it('begins with the entry, adds the right one, and voids the wrong one', async () => {
    const app = await correct();
    expect(dialog().getByLabelText(/^Event/)).toHaveValue('registered');
    expect(dialog().getByLabelText(/^Time there/)).toHaveValue('2026-03-01T09:00');
    expect(dialog().getByLabelText(/^Note to the customer/)).toHaveValue('Booked online');
    enter(/^Note to the customer/, 'Booked by phone');
    enter(/^What was wrong/, 'Wrong note');
    await save(app);
    await isClosed();
    expect(app.sentTo(`POST ${EVENTS}`)).toMatchObject([
      { corrects: 31, code: 'registered', place: 'NLRTM', public_note: 'Booked by phone' },
    ]);
    expect(app.sentTo(`POST ${EVENTS}`)).toMatchObject([{ moment: '2026-03-01T08:00:00+00:00' }]);
    expect(app.sentTo(`PATCH ${EVENTS}`)).toEqual([{ void_reason: 'Wrong note' }]);
  });

  it('needs to say what was wrong', async () => {
    const app = await correct();
    await save(app);
    expect(await dialog().findByText('This field is required')).toBeVisible();
    expect(app.sentTo(`POST ${EVENTS}`)).toEqual([]);
  });

  it('goes on with the voiding when only that failed, and adds the right one once', async () => {
    let isDown = true;
    const app = await correct({
      [`PATCH ${EVENTS}`]: () => (isDown ? refusal(503, 'PGRST001', 'down') : null),
    });
    enter(/^What was wrong/, 'Wrong note');
    await save(app);
    await dialog().findByText(/Something went wrong on the server/);
    isDown = false;
    await save(app);
    await isClosed();
    const keys = app.sentTo(`POST ${EVENTS}`).map((body) => (body as { request_key: string }).request_key);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('voids the wrong one with another reason, and keeps the right one that is stored already', async () => {
    let isDown = true;
    let stored = entries;
    const app = await correct({
      [`GET ${EVENTS}`]: () => stored,
      [`POST ${EVENTS}`]: ({ request_key }: { request_key: string }) => {
        stored = [...entries, anEventEntry({ id: 34, no: 4, corrects: 31, request_key })];
        return null;
      },
      [`PATCH ${EVENTS}`]: () => (isDown ? refusal(503, 'PGRST001', 'down') : null),
    });
    enter(/^What was wrong/, 'Wrong note');
    await save(app);
    await dialog().findByText(/Something went wrong on the server/);
    isDown = false;
    enter(/^What was wrong/, 'Wrong place');
    await save(app);
    await app.user.click(await dialog().findByRole('button', { name: 'Keep what was stored' }));
    await isClosed();
    const keys = app.sentTo(`POST ${EVENTS}`).map((body) => (body as { request_key: string }).request_key);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(app.sentTo(`PATCH ${EVENTS}`)[1]).toEqual({ void_reason: 'Wrong place' });
  });
});
