import { act, screen, waitFor, within } from '@testing-library/react';
import { aListed } from '@/test/builders';
import { COUNT, FIND, ROWS } from '@/test/session';
import { renderSignedIn } from '@/test/signedIn';
import { onItsWay } from '@/test/stubBackend';

const row = (id: number) => aListed({ id, trackingId: `AG${id}` });
const rows = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => row(from - index));

/**
 * The list after a sign-in: its responses in the order in which something else is asked, and the number of consignments. What is
 * read again, as after a while on a slow machine, is answered alike until something is deleted.
 */
const openList = (answers: unknown[], total: { now: number }) => {
  const answersByQuestion = new Map<string, unknown>();
  let deleted = 0;
  return renderSignedIn({
    [FIND]: (request: unknown) => {
      const question = JSON.stringify([request, deleted]);
      if (!answersByQuestion.has(question)) answersByQuestion.set(question, answers.shift());
      return answersByQuestion.get(question);
    },
    [COUNT]: () => total.now,
    [`DELETE ${ROWS}`]: () => {
      deleted += 1;
      return { id: 1 };
    },
  });
};

const table = () => screen.getByRole('table', { name: 'Consignments' });
const firstRow = () => within(table()).getAllByRole('row')[1];
const isBusy = () => table().closest('[aria-busy="true"]') !== null;

describe('a list of the admin area', () => {
  it('keeps its rows and their numbers until the next page has loaded', async () => {
    const next = onItsWay(rows(25, 6));
    const { user } = await openList([rows(45, 26), next.arrived], { now: 45 });
    await screen.findByText('1–20 of 45');
    await user.click(screen.getByRole('button', { name: 'Go to next page' }));
    expect(await screen.findByText('21–40 of 45')).toBeVisible();
    expect(firstRow()).toHaveTextContent('1AG45');
    expect(isBusy()).toBe(true);
    next.release();
    await waitFor(() => expect(firstRow()).toHaveTextContent('21AG25'));
    await waitFor(() => expect(isBusy()).toBe(false));
  });

  it('names the answered search without results, not the pending one', async () => {
    const [none, noneEither] = [onItsWay([]), onItsWay([])];
    const { user } = await openList([rows(2, 1), none.arrived, noneEither.arrived], { now: 2 });
    await screen.findByText('AG2');
    await user.type(screen.getByRole('searchbox'), 'Q');
    expect(screen.queryByText(/^No results for/)).not.toBeInTheDocument();
    expect(firstRow()).toHaveTextContent('1AG2');
    none.release();
    expect(await screen.findByText('No results for “Q”')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'R');
    expect(screen.getByText('No results for “Q”')).toBeVisible();
    noneEither.release();
    expect(await screen.findByText('No results for “QR”')).toBeVisible();
    expect(screen.getAllByRole('status').map((note) => note.textContent)).toContain('1–2 of 2');
  });

  it('keeps the focus in its search field when the field is emptied', async () => {
    const { user } = await openList(new Array(4).fill(rows(2, 1)), { now: 2 });
    await screen.findByText('AG2');
    await user.type(screen.getByRole('searchbox'), 'Q');
    await user.keyboard('{Backspace}R');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('R');
  });

  it('takes no focus when the number of its rows arrives', async () => {
    const count = onItsWay(2);
    await renderSignedIn({ [FIND]: rows(2, 1), [COUNT]: count.arrived });
    await screen.findByText('AG2');
    act(() => (document.activeElement as HTMLElement).blur());
    count.release();
    expect(await screen.findByText('1–2 of 2')).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  it('is not busy while it reloads the same page', async () => {
    const fresh = onItsWay(rows(2, 2));
    const { user } = await openList([rows(2, 1), fresh.arrived], { now: 2 });
    await user.click(await screen.findByRole('button', { name: 'Delete AG1' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(isBusy()).toBe(false);
    fresh.release();
    await waitFor(() => expect(screen.queryByText('AG1')).not.toBeInTheDocument());
    await waitFor(() => expect(table().parentElement?.parentElement).toHaveFocus());
  });

  it('goes to its last page once the current page has lost its only row', async () => {
    const [total, before] = [{ now: 21 }, onItsWay(rows(21, 2))];
    const { user } = await openList([rows(21, 2), rows(1, 1), [], before.arrived], total);
    await screen.findByText('1–20 of 21');
    await user.click(screen.getByRole('button', { name: 'Go to next page' }));
    await user.click(await screen.findByRole('button', { name: 'Delete AG1' }));
    total.now = 20;
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(isBusy()).toBe(true));
    before.release();
    expect(await screen.findByText('1–20 of 20')).toBeVisible();
    await waitFor(() => expect(isBusy()).toBe(false));
    expect(firstRow()).toHaveTextContent('1AG21');
  });
});
