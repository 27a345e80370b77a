import { act, screen, waitFor, within } from '@testing-library/react';
import { openSignedIn } from '@/test/signedIn';
import { NO_ANSWER, onItsWay, refusal, Reply, type Script } from '@/test/stubBackend';
import { stubChat } from '@/test/stubChat';

const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;
const DONE = new Reply(204);
/** A read that fails is tried again. */
const SLOW = { timeout: 20_000 };
const BEN = 'ben@carmine.example';

/** A conversation that names a consignment, with its details. */
const openDetails = async (script: Script = {}) => {
  const chat = stubChat();
  chat.visitorWrites('Where is AG123XYZ?');
  chat.server.details = { ...chat.server.details, agents: ['admin@carmine.example', BEN] };
  const app = openSignedIn(
    `/auth/app/admin/send_messages?chat=${chat.chats[0]?.id}`,
    { ...chat.script, ...script },
    chat.realtime,
  );
  await screen.findByRole('textbox', { name: 'Your reply' });
  await app.user.click(screen.getByRole('button', { name: 'Details' }));
  const panel = within(await screen.findByRole('complementary', { name: 'Details of visitor-ab12' }));
  await panel.findByLabelText('Assigned to');
  return { ...app, chat, panel };
};

describe('a conversation that its details hide', () => {
  it('stays unread, and is read once they are closed', async () => {
    const { user, chat, panel } = await openDetails();
    await waitFor(() => expect(chat.chats[0]?.readSeq).toBe(1));
    await waitFor(() => expect(chat.realtime.joined()).toContain('admin:chats'));
    act(() => void chat.visitorWrites('And AG123XYA?'));
    await screen.findAllByRole('link', { name: 'Chat 1 unread message' });
    expect(chat.chats[0]?.readSeq).toBe(1);
    await user.click(panel.getByRole('button', { name: 'Hide the details' }));
    await waitFor(() => expect(chat.chats[0]?.readSeq).toBe(2));
  });
});

describe('a note of a conversation', () => {
  it('is stored once when it is sent again after a lost answer, and anew when it was edited', async () => {
    const stored = new Map<string, string>();
    let isLost = true;
    const { user, panel } = await openDetails({
      [rpc('chat_add_note')]: ({ id, note }: { id: string; note: string }) => {
        if (!stored.has(id)) stored.set(id, note);
        return isLost ? NO_ANSWER() : DONE;
      },
    });
    const field = panel.getByLabelText('New note');
    const add = panel.getByRole('button', { name: 'Add the note' });
    await user.type(field, 'Papers are at the port');
    await user.click(add);
    expect(await panel.findByRole('alert')).toBeVisible();
    isLost = false;
    await user.click(add);
    await waitFor(() => expect(field).toHaveValue(''));
    expect([...stored.values()]).toEqual(['Papers are at the port']);
    isLost = true;
    await user.type(field, 'Call Ama');
    await user.click(add);
    expect(await panel.findByRole('alert')).toBeVisible();
    isLost = false;
    await user.type(field, ' at nine');
    await user.click(add);
    await waitFor(() => expect(field).toHaveValue(''));
    expect([...stored.values()].slice(1)).toEqual(['Call Ama', 'Call Ama at nine']);
  });

  it.each([
    ['note', 'chat_add_note', 'New note', 'Papers are at the port', 'Add the note'],
    ['label', 'chat_set_label', 'Add a label', 'urgent', undefined],
  ])('keeps what is typed while a %s is being stored', async (_name, call, label, text, button) => {
    const answer = onItsWay(DONE);
    const { user, panel, countOf } = await openDetails({ [rpc(call)]: () => answer.arrived });
    const field = panel.getByLabelText(label);
    await user.type(field, button ? text : `${text}{Enter}`);
    if (button) await user.click(panel.getByRole('button', { name: button }));
    await user.type(field, ' and more');
    const before = countOf(rpc('chat_details'));
    answer.release();
    await waitFor(() => expect(countOf(rpc('chat_details'))).toBeGreaterThan(before));
    expect(field).toHaveValue(`${text} and more`);
  });
});

describe('the agent of a conversation', () => {
  it('is assigned by a button, not by passing others in the list, and shown while that is being stored', async () => {
    const { user, panel, calls, countOf } = await openDetails({
      [rpc('chat_assign')]: () => onItsWay(DONE).arrived,
    });
    const choice = panel.getByLabelText('Assigned to');
    await user.selectOptions(choice, 'admin@carmine.example');
    await user.selectOptions(choice, BEN);
    expect(countOf(rpc('chat_assign'))).toBe(0);
    await user.click(panel.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(choice).toHaveValue(BEN));
    const assignCall = [rpc('chat_assign'), expect.objectContaining({ agent: BEN, instead_of: null })];
    await waitFor(() => expect(calls).toContainEqual(assignCall));
  });

  it('stays chosen with the reason when that is refused, and replaces the present agent when it is sent again', async () => {
    const CARA = 'cara@carmine.example';
    const why = `Meanwhile, ${CARA} has taken this chat.`;
    const { user, panel, chat, calls } = await openDetails({
      [rpc('chat_assign')]: (change: { instead_of: string | null }) => {
        chat.server.details = { ...chat.server.details, assignedTo: CARA };
        return change.instead_of === null ? refusal(409, 'PT409', why) : DONE;
      },
    });
    const choice = panel.getByLabelText('Assigned to');
    const assign = panel.getByRole('button', { name: 'Assign' });
    await user.selectOptions(choice, BEN);
    await user.click(assign);
    expect(await panel.findByText(why)).toBeVisible();
    expect(choice).toHaveValue(BEN);
    await panel.findByRole('option', { name: CARA });
    await user.click(assign);
    const assignCall = [rpc('chat_assign'), expect.objectContaining({ agent: BEN, instead_of: CARA })];
    await waitFor(() => expect(calls).toContainEqual(assignCall));
  });
});

describe('the card of a consignment', () => {
  const parcel = {
    ...{ id: 7, trackingId: 'AG123XYZ', status: 'In transit', city: 'Tema', currentLocation: 'Ghana' },
    ...{ ended: false, deliveryDate: '2026-04-02T12:00:00Z', expected_at: null },
  };
  const withParcel = { 'GET /rest/v1/consignment_summary': [parcel] };
  const card = { name: 'Send to the visitor: AG123XYZ' };

  it('is sent once when its button is pressed again while it is on its way', async () => {
    const { user, panel, chat, store, countOf } = await openDetails(withParcel);
    chat.server.fault = (name) => (name === 'chat_reply' ? 'slow' : undefined);
    const button = await panel.findByRole('button', card);
    await user.dblClick(button);
    await waitFor(() => expect(chat.texts()[0]).toHaveLength(2));
    await waitFor(() => expect(store.getState().chatOutbox).toEqual([]));
    expect(countOf(rpc('chat_reply'))).toBe(1);
    chat.server.fault = () => undefined;
    await user.click(button);
    await waitFor(() => expect(chat.texts()[0]).toHaveLength(3));
  });

  it('is sent with the present state of the consignment, and not at all if that cannot be read', async () => {
    const row = { ...parcel };
    let isReadable = true;
    const { user, panel, chat, countOf } = await openDetails({
      'GET /rest/v1/consignment_summary': () =>
        isReadable ? [{ ...row }] : refusal(503, '', 'Service Unavailable'),
    });
    const button = await panel.findByRole('button', card);
    isReadable = false;
    await user.click(button);
    expect(await panel.findByRole('alert', {}, SLOW)).toBeVisible();
    expect(countOf(rpc('chat_reply'))).toBe(0);
    isReadable = true;
    row.status = 'Delivered';
    await user.click(button);
    await waitFor(() => expect(chat.texts()[0]?.[1]).toMatch(/^Consignment AG123XYZ: Delivered/));
    expect(panel.queryByRole('alert')).toBeNull();
  });

  it('shows at once what somebody else has changed', async () => {
    const row = { ...parcel };
    const { panel, chat } = await openDetails({ 'GET /rest/v1/consignment_summary': () => [{ ...row }] });
    await panel.findByText('In transit');
    await waitFor(() => expect(chat.realtime.joined()).toContain('admin:consignments'));
    row.status = 'Delivered';
    act(() => chat.realtime.poke('admin:consignments', { kind: 'journey', consignment: 7 }));
    expect(await panel.findByText('Delivered')).toBeVisible();
  });

  it('is not offered once the conversation has ended', async () => {
    const { panel, chat } = await openDetails(withParcel);
    await panel.findByRole('button', card);
    await waitFor(() => expect(chat.realtime.joined()).toContain('admin:chats'));
    act(() => void chat.end());
    await waitFor(() => expect(panel.queryByRole('button', card)).toBeNull());
    expect(panel.getByRole('link', { name: 'AG123XYZ: open the consignment' })).toBeVisible();
  });
});
