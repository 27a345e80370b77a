import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ANNOUNCEMENT } from '@/config/dom';
import type { Leg } from '@/domain/journey/entries';
import { aConsignment, aJourney, aLeg, aPlace } from '@/test/builders';
import { aStoredLeg, FIND_PLACES, LANES, LEGS, openConsignmentPage } from '@/test/consignmentPage';
import { settled } from '@/test/loseFocus';
import { ROWS } from '@/test/session';
import { NO_ANSWER, onItsWay, refusal, type Script } from '@/test/stubBackend';

const ORDER = 'POST /rest/v1/rpc/order_legs';
const accra = aPlace({ code: 'GHACC', name: 'Accra', country: 'Ghana', zone: 'Africa/Accra' });
const kumasi = aPlace({ code: 'GHKMS', name: 'Kumasi', country: 'Ghana', zone: 'Africa/Accra' });
const journey = aJourney({ places: { ...aJourney().places, GHACC: accra, GHKMS: kumasi } });

const atSea = aStoredLeg({ carrier: 'Maersk', planned_departure: '2026-03-02T08:00:00+00:00' });
const byRoad = aStoredLeg({ id: 52, position: 2, mode: 'road', origin: 'GHTEM', destination: 'GHACC' });
const byRail = aStoredLeg({ id: 53, position: 3, mode: 'rail', origin: 'GHACC', destination: 'GHKMS' });
const three = [atSea, byRoad, byRail];

/** The stored legs: the reordering is real. */
const openLegs = async (legs: readonly Leg[] = three, script: Script = {}) => {
  let stored = legs;
  const app = await openConsignmentPage({
    [`GET ${ROWS}`]: aConsignment({ journey }),
    [`GET ${LEGS}`]: () => stored,
    [ORDER]: (body: { legs: number[] }) => {
      stored = body.legs.map((id) => stored.find((leg) => leg.id === id) as Leg);
      return null;
    },
    [LANES]: [],
    [FIND_PLACES]: [],
    ...script,
  });
  await screen.findByRole('region', { name: 'Legs' });
  return { ...app, store: (now: readonly Leg[]) => (stored = now) };
};
type App = Awaited<ReturnType<typeof openLegs>>;

const panel = () => within(screen.getByRole('region', { name: 'Legs' }));
const dialog = () => within(screen.getByRole('dialog'));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const press = ({ user }: App, name: string) => user.click(screen.getByRole('button', { name }));
const find = (name: string) => screen.findByRole('button', { name });
const routes = () =>
  within(panel().getByRole('list', { name: 'Legs' }))
    .getAllByRole('listitem')
    .map((item) => item.getAttribute('aria-label'));
const enter = (label: RegExp, value: string) =>
  fireEvent.change(dialog().getByLabelText(label, { selector: 'input' }), { target: { value } });
const choosePlace = async ({ user }: App, label: RegExp, text: string, option: RegExp) => {
  const field = dialog().getByLabelText(label, { selector: 'input' });
  await user.clear(field);
  await user.type(field, text);
  await user.click(await screen.findByRole('option', { name: option }));
};

const inOrder = (...names: string[]) => names.map((name, index) => `Leg ${index + 1}, ${name}`);
const SEA = 'Rotterdam to Tema';
const ROAD = 'Tema to Accra';
const RAIL = 'Accra to Kumasi';

describe('the legs of a consignment', () => {
  it('are listed in order, each time on the clock of its place', async () => {
    await openLegs();
    await find('Edit leg 1');
    expect(routes()).toEqual(inOrder(SEA, ROAD, RAIL));
    const first = panel().getAllByRole('listitem')[0] as HTMLElement;
    expect(first).toHaveTextContent('Maersk');
    expect(first).toHaveTextContent('2 March 2026, 09:00 GMT+1');
    expect(first).not.toHaveTextContent('Expected departure');
  });

  it('say when there are none', async () => {
    await openLegs([]);
    expect(await panel().findByText(/^No legs yet/)).toBeVisible();
    expect(panel().queryByRole('button', { name: 'Save as a template' })).toBeNull();
  });

  it('are deleted after a confirmation', async () => {
    const app = await openLegs(three, { [`DELETE ${LEGS}`]: [] });
    await app.user.click(await find('Delete leg 2'));
    expect(dialog().getByText(`Delete Leg 2, ${ROAD}`)).toBeVisible();
    app.store([atSea, byRail]);
    await press(app, 'Delete');
    await isClosed();
    await waitFor(() => expect(routes()).toEqual(inOrder(SEA, RAIL)));
    expect(panel().getByRole('list', { name: 'Legs' }).parentElement).toHaveFocus();
    expect(app.countOf(`DELETE ${LEGS}`)).toBe(1);
  });
});

describe('reordering legs by keyboard', () => {
  it('moves a leg, keeps the focus on its button, and says so', async () => {
    const region = document.body.appendChild(document.createElement('div'));
    region.id = ANNOUNCEMENT;
    const app = await openLegs();
    const down = await find('Move leg 1 down');
    await settled(() => down.focus());
    await app.user.keyboard('{Enter}');
    expect(routes()).toEqual(inOrder(ROAD, SEA, RAIL));
    expect(await find('Move leg 2 down')).toHaveFocus();
    expect(region).toHaveTextContent(`${SEA} is now leg 2 of 3`);
    await app.user.keyboard('{Enter}');
    expect(routes()).toEqual(inOrder(ROAD, RAIL, SEA));
    expect(await find('Move leg 3 up')).toHaveFocus(); // it cannot go further down
    await waitFor(() => expect(app.sentTo(ORDER)).toHaveLength(2));
    expect(app.sentTo(ORDER)).toEqual([
      { consignment: 7, legs: [52, 51, 53] },
      { consignment: 7, legs: [52, 53, 51] },
    ]);
    await waitFor(() => expect(app.countOf(`GET ${LEGS}`)).toBeGreaterThan(1));
    expect(routes()).toEqual(inOrder(ROAD, RAIL, SEA));
    region.remove();
  });

  it('sends one order after the other, and only the latest that waits', async () => {
    const answer = onItsWay(null);
    let isFirst = true;
    const app = await openLegs(three, {
      [ORDER]: () => {
        if (!isFirst) return null;
        isFirst = false;
        return answer.arrived;
      },
    });
    await app.user.click(await find('Move leg 1 down'));
    await press(app, 'Move leg 2 down');
    await press(app, 'Move leg 1 down');
    expect(app.sentTo(ORDER)).toHaveLength(1);
    app.store([byRail, byRoad, atSea]);
    answer.release();
    await waitFor(() => expect(app.sentTo(ORDER)).toHaveLength(2));
    expect(app.sentTo(ORDER)[1]).toEqual({ consignment: 7, legs: [53, 52, 51] });
    expect(routes()).toEqual(inOrder(RAIL, ROAD, SEA));
  });

  it('shows the legs as they are stored, and why, when it is refused', async () => {
    const app = await openLegs(three, {
      [ORDER]: refusal(400, 'P0001', 'The legs have changed meanwhile: load them again.'),
    });
    await find('Move leg 1 down');
    app.store([atSea, byRail]);
    await press(app, 'Move leg 1 down');
    expect(await panel().findByText(/^Somebody has added or deleted legs meanwhile/)).toBeVisible();
    await waitFor(() => expect(routes()).toEqual(inOrder(SEA, RAIL)));
  });

  it('goes back when there is no answer', async () => {
    const app = await openLegs(three, { [ORDER]: NO_ANSWER });
    await app.user.click(await find('Move leg 1 down'));
    expect(await panel().findByText('The legs could not be reordered')).toBeVisible();
    expect(routes()).toEqual(inOrder(SEA, ROAD, RAIL));
  });
});

describe('reordering legs by hand', () => {
  const HEIGHT = 100;
  /** The middle of the item at an index. */
  const at = (index: number) => ({ pageY: index * HEIGHT + HEIGHT / 2 });
  const grab = async (index: number) => {
    await find('Edit leg 1');
    const items = panel().getAllByRole('listitem');
    items.forEach((item, place) => {
      item.getBoundingClientRect = () => ({ top: place * HEIGHT, height: HEIGHT }) as DOMRect;
    });
    const handle = items[index]?.querySelector('[title="Drag to another place"]') as HTMLElement;
    handle.setPointerCapture = () => undefined;
    const drag = (type: string, point: ReturnType<typeof at>) =>
      fireEvent(
        handle,
        Object.defineProperties(new MouseEvent(type, { bubbles: true, cancelable: true }), {
          pageY: { value: point.pageY },
        }),
      );
    drag('pointerdown', at(index));
    return drag;
  };

  it('moves a leg to where it is dropped', async () => {
    const app = await openLegs();
    const drag = await grab(2);
    drag('pointermove', at(0.4));
    drag('pointerup', at(0.4));
    expect(routes()).toEqual(inOrder(SEA, RAIL, ROAD));
    await waitFor(() => expect(app.sentTo(ORDER)).toEqual([{ consignment: 7, legs: [51, 53, 52] }]));
  });

  it('leaves the order as it was with Escape, or when dropped where it was', async () => {
    const app = await openLegs();
    const drag = await grab(0);
    drag('pointermove', at(2));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    drag('pointerup', at(2));
    drag('pointerdown', at(0));
    drag('pointermove', at(0.2));
    drag('pointerup', at(0.2));
    expect(routes()).toEqual(inOrder(SEA, ROAD, RAIL));
    expect(app.sentTo(ORDER)).toEqual([]);
  });
});

describe('the form of a leg', () => {
  it('adds a leg, whose times are on the clocks of its ends', async () => {
    const app = await openLegs([], {
      [FIND_PLACES]: [
        { ...aPlace(), kind: 'port' },
        { ...accra, kind: 'city' },
      ],
      [`POST ${LEGS}`]: null,
    });
    await app.user.click(await find('Add a leg'));
    await app.user.selectOptions(dialog().getByLabelText(/^Means of transport/), 'Air');
    await choosePlace(app, /^From/, 'rott', /Rotterdam/);
    await choosePlace(app, /^To/, 'rott', /Rotterdam/);
    await press(app, 'Save');
    expect(await dialog().findByText('A leg has to end at another place than it begins')).toBeVisible();
    await choosePlace(app, /^To/, 'acc', /Accra/);
    enter(/^Vessel or flight/, ' KL 589 ');
    enter(/^Planned departure/, '2026-03-02T08:00');
    enter(/^Planned arrival/, '2026-03-02T14:00');
    await press(app, 'Save');
    await isClosed();
    expect(app.sentTo(`POST ${LEGS}`)).toEqual([
      {
        consignment: 7,
        mode: 'air',
        origin: 'NLRTM',
        destination: 'GHACC',
        carrier: null,
        vessel: 'KL 589',
        planned_departure: '2026-03-02T07:00:00.000Z',
        estimated_departure: null,
        planned_arrival: '2026-03-02T14:00:00.000Z',
        estimated_arrival: null,
        request_key: expect.any(String) as string,
      },
    ]);
  });

  it('begins where the last leg ends', async () => {
    const consignment = aConsignment({ journey: { ...journey, legs: [aLeg({ to: 'GHTEM' })] } });
    const app = await openLegs(three, { [`GET ${ROWS}`]: consignment });
    await app.user.click(await find('Add a leg'));
    expect(dialog().getByLabelText(/^From/, { selector: 'input' })).toHaveValue('Tema, Ghana');
  });

  it('does not add a leg twice when its answer was lost and it was changed', async () => {
    const consignment = aConsignment({ journey: { ...journey, legs: [aLeg({ to: 'GHTEM' })] } });
    const app = await openLegs([atSea], {
      [`GET ${ROWS}`]: consignment,
      [FIND_PLACES]: [{ ...accra, kind: 'city' }],
      [`POST ${LEGS}`]: NO_ANSWER,
    });
    await app.user.click(await find('Add a leg'));
    await choosePlace(app, /^To/, 'acc', /Accra/);
    await press(app, 'Save');
    await dialog().findByText(/^Could not reach the server/);
    const [{ request_key }] = app.sentTo(`POST ${LEGS}`) as [{ request_key: string }];
    app.store([atSea, { ...byRoad, request_key }]);
    enter(/^Carrier/, 'MSC');
    await press(app, 'Save');
    await app.user.click(await find('Keep what was stored'));
    await isClosed();
    expect(app.sentTo(`POST ${LEGS}`)).toHaveLength(1);
  });

  const edit = async (script: Script) => {
    const app = await openLegs(three, script);
    await app.user.click(await find('Edit leg 1'));
    enter(/^Carrier/, 'MSC');
    return app;
  };

  it('changes a leg only if it is as it was', async () => {
    let question: string | null = null;
    const app = await edit({
      [`PATCH ${LEGS}`]: (_sent: unknown, _headers: Headers, { searchParams }: URL) => {
        question = searchParams.get('updated_at');
        return [{ ...atSea, carrier: 'MSC' }];
      },
    });
    await press(app, 'Save');
    await isClosed();
    expect(question).toBe(`eq.${atSea.updated_at}`);
    expect(app.sentTo(`PATCH ${LEGS}`)).toMatchObject([
      { carrier: 'MSC', origin: 'NLRTM', planned_departure: atSea.planned_departure },
    ]);
  });

  const otherLeg = { ...atSea, vessel: 'Aurora', updated_at: '2026-03-02T08:00:00.5+00:00' };
  const changed: Script = {
    [`PATCH ${LEGS}`]: (body: object, _headers: Headers, { searchParams }: URL) =>
      searchParams.get('updated_at') === `eq.${otherLeg.updated_at}` ? [{ ...otherLeg, ...body }] : [],
  };
  /** The form of a leg that was changed since its draft was begun. */
  const takeUp = async () => {
    const before = await edit(changed);
    await before.user.keyboard('{Escape}');
    await isClosed();
    before.leave();
    const app = await openLegs([otherLeg, byRoad, byRail], changed);
    await app.user.click(await find('Edit leg 1'));
    expect(dialog().getByLabelText(/^Carrier/)).toHaveValue('MSC');
    return app;
  };

  it('says that somebody has changed the leg, keeps what was typed, and replaces theirs if asked', async () => {
    const app = await edit(changed);
    app.store([otherLeg, byRoad, byRail]);
    await press(app, 'Save');
    expect(await dialog().findByText(/^Somebody has changed this leg since you opened it/)).toBeVisible();
    expect(dialog().getByText('Aurora')).toBeVisible();
    expect(dialog().getByLabelText(/^Carrier/)).toHaveValue('MSC');
    await press(app, 'Save');
    await isClosed();
  });

  it('does not replace what was stored after its draft was begun before it has said so', async () => {
    const app = await takeUp();
    await press(app, 'Save');
    expect(await dialog().findByText(/^Somebody has changed this leg since you opened it/)).toBeVisible();
    expect(dialog().getByText('Aurora')).toBeVisible();
    expect(dialog().getByLabelText(/^Carrier/)).toHaveValue('MSC');
    await press(app, 'Save');
    await isClosed();
  });

  it('starts over with the leg as it is now', async () => {
    const app = await takeUp();
    await press(app, 'Start over');
    expect(await dialog().findByLabelText(/^Vessel or flight/)).toHaveValue('Aurora');
    expect(dialog().getByLabelText(/^Carrier/)).toHaveValue('Maersk');
    enter(/^Carrier/, 'CMA');
    await press(app, 'Save');
    await isClosed();
    expect(app.sentTo(`PATCH ${LEGS}`)).toMatchObject([{ carrier: 'CMA', vessel: 'Aurora' }]);
  });

  it('counts an edit whose response was lost as stored', async () => {
    const app = await edit({ [`PATCH ${LEGS}`]: [] });
    app.store([{ ...atSea, carrier: 'MSC', updated_at: '2026-03-02T08:00:00.5+00:00' }, byRoad, byRail]);
    await press(app, 'Save');
    await isClosed();
  });

  it('says that somebody has deleted the leg', async () => {
    const app = await edit({ [`PATCH ${LEGS}`]: [] });
    app.store([byRoad, byRail]);
    await press(app, 'Save');
    expect(await dialog().findByText(/^Somebody has deleted this leg/)).toBeVisible();
    expect(dialog().getByLabelText(/^Carrier/)).toHaveValue('MSC');
  });
});

describe('a template', () => {
  const lane = {
    id: 81,
    name: 'Rotterdam to Accra',
    legs: [
      { mode: 'ocean', origin: 'NLRTM', destination: 'GHTEM', carrier: 'Maersk' },
      { mode: 'road', origin: 'GHTEM', destination: 'GHACC', carrier: null },
    ],
  };

  it('is made of the legs, without vessels and times', async () => {
    const app = await openLegs([atSea, byRoad], { [`POST ${LANES}`]: null });
    await app.user.click(await find('Save as a template'));
    enter(/^Name/, 'Rotterdam to Accra');
    await press(app, 'Save');
    await isClosed();
    expect(app.sentTo(`POST ${LANES}`)).toEqual([{ name: lane.name, legs: lane.legs }]);
  });

  it('saves the legs in the order that is shown while that order is being stored', async () => {
    const answer = onItsWay(null);
    const app = await openLegs([atSea, byRoad], { [`POST ${LANES}`]: null, [ORDER]: answer.arrived });
    await app.user.click(await find('Move leg 1 down'));
    await press(app, 'Save as a template');
    enter(/^Name/, 'Rotterdam to Accra');
    await press(app, 'Save');
    await isClosed();
    expect(app.sentTo(`POST ${LANES}`)).toEqual([{ name: lane.name, legs: [...lane.legs].reverse() }]);
    answer.release();
  });

  it('is inserted once, however often it is sent', async () => {
    let isCut = true;
    const app = await openLegs([], {
      [`GET ${LANES}`]: [lane],
      'POST /rest/v1/rpc/add_lane': () => (isCut ? NO_ANSWER() : null),
    });
    await app.user.click(await find('Use a template'));
    expect(await dialog().findByText('NLRTM → GHTEM → GHACC')).toBeVisible();
    await press(app, 'Insert the legs of “Rotterdam to Accra”');
    expect(await dialog().findByText(/^Could not reach the server/)).toBeVisible();
    isCut = false;
    await press(app, 'Insert the legs of “Rotterdam to Accra”');
    await isClosed();
    const [first, second] = app.sentTo('POST /rest/v1/rpc/add_lane');
    expect(first).toEqual({ consignment: 7, lane: 81, request_key: expect.any(String) as string });
    expect(second).toEqual(first);
  });

  it('is deleted after a confirmation', async () => {
    let lanes = [lane];
    const app = await openLegs([], {
      [`GET ${LANES}`]: () => lanes,
      [`DELETE ${LANES}`]: () => {
        lanes = [];
        return [];
      },
    });
    await app.user.click(await find('Use a template'));
    await app.user.click(await find('Delete the template “Rotterdam to Accra”'));
    await app.user.click(await find('Delete'));
    expect(await screen.findByText(/^No templates yet/)).toBeVisible();
  });
});
