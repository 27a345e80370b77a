import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import { isSession } from '@/config/storageKeys';
import { aConsignment } from '@/test/builders';
import { ROWS } from '@/test/session';
import { openSignedIn } from '@/test/signedIn';
import type { Script } from '@/test/stubBackend';

const CORRECT = 'POST /rest/v1/rpc/correct_consignment';
const row = aConsignment();
const DONE = { conflicts: {} };

const openConsignment = async (script: Script = {}, address = paths.adminConsignment(7)) => {
  const app = openSignedIn(address, { [`GET ${ROWS}`]: row, ...script });
  await screen.findByText('Kofi Mensah');
  return app;
};
const type = (label: string, value: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(label), { target: { value } });
const bodiesOf = ({ calls }: Awaited<ReturnType<typeof openConsignment>>, address: string) =>
  calls.filter(([to]) => to === address).map(([, body]) => body);

describe('correcting details', () => {
  const openForm = async (script: Script) => {
    const app = await openConsignment(script, `${paths.adminConsignment(7)}?correct`);
    await screen.findByRole('dialog');
    return app;
  };
  const save = ({ user }: Awaited<ReturnType<typeof openConsignment>>) =>
    user.click(screen.getByRole('button', { name: 'Save correction' }));

  it('sends what was changed, with what it was and why, and can be undone', async () => {
    const app = await openForm({ [CORRECT]: DONE });
    type('Receiver email *', ' kofi@new.example');
    await save(app);
    expect(await screen.findByText('This field is required')).toBeVisible();
    type('Reason *', 'Mistyped');
    await save(app);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const correction = {
      consignment: 7,
      changes: { recEmail: 'kofi@new.example' },
      expected: { recEmail: row.recEmail },
      reason: 'Mistyped',
    };
    expect(bodiesOf(app, CORRECT)).toEqual([correction]);
    await app.user.click(
      await screen.findByRole('button', { name: 'Undo: The details of AG123XYZ were corrected' }),
    );
    await waitFor(() => expect(bodiesOf(app, CORRECT)).toHaveLength(2));
    expect(bodiesOf(app, CORRECT)[1]).toEqual({
      consignment: 7,
      changes: correction.expected,
      expected: correction.changes,
      reason: 'Undo: Mistyped',
    });
  });

  it('shows a clash side by side, and saves what was chosen', async () => {
    const answers = [{ conflicts: { recName: 'Theirs' } }, DONE];
    const app = await openForm({ [CORRECT]: () => answers.shift() });
    type('Receiver name *', 'Mine');
    type('Reason *', 'Mistyped');
    await save(app);
    const clash = await screen.findByRole('group', { name: 'Receiver name' });
    for (const version of ['Theirs', 'Mine', row.recName])
      expect(within(clash).getByText(version)).toBeVisible();
    await save(app);
    expect(bodiesOf(app, CORRECT)).toHaveLength(1);
    await app.user.click(screen.getByRole('button', { name: 'Take mine: Receiver name' }));
    await save(app);
    await waitFor(() => expect(bodiesOf(app, CORRECT)).toHaveLength(2));
    expect(bodiesOf(app, CORRECT)[1]).toMatchObject({
      changes: { recName: 'Mine' },
      expected: { recName: 'Theirs' },
    });
  });
});

describe('archiving', () => {
  it('can be undone from its toast, also after a reload', async () => {
    const script = { [`PATCH ${ROWS}`]: [{ id: 7, trackingId: 'AG123XYZ' }] };
    const first = await openConsignment(script);
    await first.user.click(screen.getByRole('button', { name: 'Archive' }));
    await screen.findByRole('button', { name: 'Undo: AG123XYZ was archived' });
    first.leave();
    for (const key of Object.keys(sessionStorage).filter(isSession)) sessionStorage.removeItem(key); // it is signed in anew
    const second = await openConsignment(script);
    await second.user.click(await screen.findByRole('button', { name: 'Undo: AG123XYZ was archived' }));
    expect(await screen.findByText('AG123XYZ was restored')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(bodiesOf(second, `PATCH ${ROWS}`)).toEqual([{ archived_at: null }]);
  });

  it('is offered instead of a deletion', async () => {
    const app = await openConsignment({ [`PATCH ${ROWS}`]: [{ id: 7, trackingId: 'AG123XYZ' }] });
    await app.user.click(screen.getByRole('button', { name: 'Delete' }));
    await app.user.click(await screen.findByRole('button', { name: 'Archive instead' }));
    expect(await screen.findByText('AG123XYZ was archived')).toBeVisible();
  });
});

describe('the audit', () => {
  const digests = { actor: 'd', label: 'd', reason: 'd', 'changes.recEmail': 'd', 'changes.recName': 'd' };
  const entry = {
    id: 12,
    at: '2026-11-25T05:00:00.123+00:00',
    actor: 'admin@carmine.example',
    action: 'update',
    subject: 'consignment',
    subject_id: '7',
    consignment: 7,
    label: 'AG123XYZ',
    reason: 'Mistyped',
    changes: { recEmail: { before: 'old@example.com', after: 'new@example.com' } },
    salts: { actor: 's', label: 's', reason: 's', 'changes.recEmail': 's' },
    digests,
    previous: '',
    hash: 'h',
  };

  it('shows who did what on the page of a consignment, and what was erased', async () => {
    await openConsignment({ 'GET /rest/v1/audit': [entry] });
    const table = await screen.findByRole('table', { name: /Changes of this consignment/ });
    expect(table).toHaveTextContent('25 November 2026, 05:00 GMT');
    expect(table).toHaveTextContent('Receiver email: old@example.com → new@example.com');
    expect(table).toHaveTextContent('Receiver name: erased');
    expect(table).toHaveTextContent('Reason: Mistyped');
  });

  it('has a page of its own, whose filters are in the address', async () => {
    const questions: string[] = [];
    openSignedIn(`${paths.adminAudit}?subject=consignment&from=2026-11-25&actor=ad`, {
      'GET /rest/v1/audit': (_body: unknown, _headers: Headers, url: URL) => {
        questions.push(decodeURIComponent(url.search));
        return [entry];
      },
    });
    expect(await screen.findByRole('link', { name: 'AG123XYZ' })).toHaveAttribute(
      'href',
      paths.adminConsignment(7),
    );
    expect(questions[0]).toContain('subject=eq.consignment');
    expect(questions[0]).toContain('at=gte.2026-11-25T00:00:00.000Z');
    expect(questions[0]).toContain('actor=imatch.ad');
  });
});
