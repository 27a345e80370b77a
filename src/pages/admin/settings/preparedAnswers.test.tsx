import { act, screen, waitFor, within } from '@testing-library/react';
import type { StoredAnswer } from '@/domain/preparedAnswers/preparedAnswersApi';
import { write } from '@/test/mailPage';
import { openSignedIn, renderSignedIn } from '@/test/signedIn';
import { onItsWay, refusal, type Script } from '@/test/stubBackend';
import { stubChat } from '@/test/stubChat';

const ANSWERS = '/rest/v1/prepared_answer';
const FOUND = 'GET /rest/v1/consignment_summary';
const SLOW = { timeout: 20_000 };

const anAnswer = (changes: Partial<StoredAnswer> = {}): StoredAnswer => ({
  ...{ id: 1, shortcut: 'arrival', text: '{trackingId}: {status}, expected on {expected}.' },
  ...{ updated_at: '2026-03-01T08:00:00+00:00', ...changes },
});
const parcel = {
  ...{ trackingId: 'AG123XYZ', status: 'Arrived in Tema', ended: false },
  ...{ deliveryDate: '2026-04-02T12:00:00Z', expected_at: null },
};

describe('the prepared answers in the settings', () => {
  /** A table of them that other admins write to as well. */
  const aTable = (...rows: StoredAnswer[]) => {
    const table = { rows, isFull: false };
    const answersIn = (url: URL) => {
      const readColumn = (column: string) => url.searchParams.get(column)?.replace('eq.', '');
      const [id, version] = [readColumn('id'), readColumn('updated_at')];
      return table.rows.filter(
        (row) => (!id || String(row.id) === id) && (!version || row.updated_at === version),
      );
    };
    const script: Script = {
      [`GET ${ANSWERS}`]: (_body: unknown, _headers: Headers, url: URL) => answersIn(url),
      [`POST ${ANSWERS}`]: (body: Pick<StoredAnswer, 'shortcut' | 'text'>) => {
        if (table.isFull) return refusal(400, 'P0001', 'There are 100 prepared answers already.');
        if (table.rows.some(({ shortcut }) => shortcut === body.shortcut)) return [];
        const added = anAnswer({ ...body, id: table.rows.length + 1 });
        table.rows.push(added);
        return [added];
      },
      [`PATCH ${ANSWERS}`]: (body: Partial<StoredAnswer>, _headers: Headers, url: URL) => {
        const rowsFound = answersIn(url);
        for (const row of rowsFound) Object.assign(row, body, { updated_at: `${row.updated_at}+` });
        return rowsFound;
      },
      [`DELETE ${ANSWERS}`]: (_body: unknown, _headers: Headers, url: URL) => {
        const rowsFound = answersIn(url);
        table.rows = table.rows.filter((row) => !rowsFound.includes(row));
        return rowsFound;
      },
    };
    return { table, script };
  };
  const openSettings = async (script: Script) => {
    const app = openSignedIn('/auth/app/admin/settings', {
      'POST /rest/v1/rpc/my_sessions': [],
      ...script,
    });
    await screen.findByRole('button', { name: 'Add a prepared answer' }, SLOW);
    return app;
  };
  const field = (name: RegExp) => screen.findByRole('textbox', { name });
  const save = () => screen.getByRole('button', { name: 'Save' });
  const label = (name: string) => screen.findByRole('button', { name });

  it('are added, and refused with an unknown placeholder or a shortcut of another form', async () => {
    const { table, script } = aTable();
    const { user, countOf } = await openSettings(script);
    expect(await screen.findByText('No prepared answers yet.')).toBeVisible();
    await user.click(await label('Add a prepared answer'));
    await user.type(await field(/^Shortcut/), 'Hello there');
    await user.type(await field(/^Text/), 'Hello {{nmae}');
    await user.click(save());
    expect(await screen.findByText(/^There is no placeholder \{nmae\}/)).toBeVisible();
    expect(screen.getByText(/^A shortcut has 1 to 30 small letters/)).toBeVisible();
    expect(countOf(`POST ${ANSWERS}`)).toBe(0);
    write(await field(/^Shortcut/), 'hello');
    write(await field(/^Text/), 'Hello {name}');
    await user.click(save());
    expect(await screen.findByText('Prepared answer saved')).toBeVisible();
    expect(await screen.findByText('/hello')).toBeVisible();
    expect(table.rows).toMatchObject([{ shortcut: 'hello', text: 'Hello {name}' }]);
  });

  it('keep what was typed when the shortcut is taken, or the answer could not be saved', async () => {
    const { table, script } = aTable(anAnswer());
    const { user } = await openSettings(script);
    await user.click(await label('Add a prepared answer'));
    write(await field(/^Shortcut/), 'arrival');
    write(await field(/^Text/), 'Another');
    await user.click(save());
    expect(await screen.findByText(/^Another prepared answer has this shortcut/)).toBeVisible();
    expect(await field(/^Text/)).toHaveValue('Another');
    expect(table.rows).toEqual([anAnswer()]);
    table.isFull = true;
    write(await field(/^Shortcut/), 'other');
    await user.click(save());
    expect(
      await screen.findByText('There are 100 prepared answers already. What you typed is still here.'),
    ).toBeVisible();
    expect(await field(/^Text/)).toHaveValue('Another');
  });

  it('are not overwritten by the later of two admins before that one is told', async () => {
    const { table, script } = aTable(anAnswer());
    const { user } = await openSettings(script);
    await user.click(await label('Edit /arrival'));
    write(await field(/^Text/), 'Mine');
    Object.assign(table.rows[0] as StoredAnswer, { text: 'Theirs', updated_at: '2026-03-01T09:00:00+00:00' });
    await user.click(save());
    expect(await screen.findByText(/^Someone has changed this prepared answer meanwhile/)).toBeVisible();
    expect(within(screen.getByRole('dialog')).getByText('Theirs')).toBeVisible();
    expect(table.rows).toMatchObject([{ text: 'Theirs' }]);
    expect(await field(/^Text/)).toHaveValue('Mine');
    await user.click(save());
    await waitFor(() => expect(table.rows).toMatchObject([{ text: 'Mine' }]));
  });

  it('are not overwritten by a draft that was begun before they were changed, before it says so', async () => {
    const { table, script } = aTable(anAnswer());
    const { user } = await openSettings(script);
    const edit = async () => user.click(await label('Edit /arrival'));
    await edit();
    write(await field(/^Text/), 'Mine');
    await user.keyboard('{Escape}');
    Object.assign(table.rows[0] as StoredAnswer, { text: 'Theirs', updated_at: '2026-03-01T09:00:00+00:00' });
    await edit(); // which reads the list again
    await user.keyboard('{Escape}');
    await screen.findByText('Theirs');
    await edit();
    expect(await field(/^Text/)).toHaveValue('Mine');
    await user.click(save());
    expect(await screen.findByText(/^Someone has changed this prepared answer meanwhile/)).toBeVisible();
    expect(table.rows).toMatchObject([{ text: 'Theirs' }]);
    await user.click(save());
    await waitFor(() => expect(table.rows).toMatchObject([{ text: 'Mine' }]));
  });

  it('are deleted after a question, which asks again if somebody has changed the answer meanwhile', async () => {
    const { table, script } = aTable(anAnswer());
    const { user } = await openSettings(script);
    await user.click(await label('Delete /arrival'));
    const dialog = await screen.findByRole('dialog', { name: 'Delete the prepared answer /arrival' });
    Object.assign(table.rows[0] as StoredAnswer, { text: 'Theirs', updated_at: '2026-03-01T09:00:00+00:00' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await within(dialog).findByText(/^Someone has changed this prepared answer/)).toBeVisible();
    expect(table.rows).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Prepared answer deleted')).toBeVisible();
    expect(table.rows).toEqual([]);
  });
});

describe('prepared answers in the inbox', () => {
  const openChat = async (script: Script = {}, ...texts: string[]) => {
    const chat = stubChat();
    for (const text of texts) chat.visitorWrites(text);
    const app = await renderSignedIn(
      {
        [`GET ${ANSWERS}`]: [anAnswer(), anAnswer({ id: 2, shortcut: 'hello', text: 'Hello {name}' })],
        [FOUND]: [parcel],
        ...chat.script,
        ...script,
      },
      chat.realtime,
    );
    await app.user.click(screen.getAllByRole('link', { name: /^Chat/ })[0] as HTMLElement);
    await app.user.click(await screen.findByRole('button', { name: /^visitor-ab12/ }));
    const reply = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' });
    return { ...app, chat, reply };
  };

  it('are filled in from the last consignment that the conversation names, by keyboard', async () => {
    const { user, chat, reply } = await openChat({}, 'Is EF56GH78 lost?', 'or rather ag12-3xyz, please');
    await user.type(reply, '/arr');
    expect(await screen.findByText('AG123XYZ: Arrived in Tema, expected on 2 April 2026.')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(reply).toHaveValue('AG123XYZ: Arrived in Tema, expected on 2 April 2026.');
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(chat.texts()[0]?.at(-1)).toBe('AG123XYZ: Arrived in Tema, expected on 2 April 2026.'),
    );
    await user.type(reply, '/hel{Enter}');
    expect(reply).toHaveValue('Hello visitor-ab12');
  });

  it('ask for what can be a tracking id only', async () => {
    const searches: (string | null)[] = [];
    const find = (_body: unknown, _headers: Headers, url: URL) => {
      searches.push(url.searchParams.get('trackingId'));
      return [];
    };
    const { chat } = await openChat({ [FOUND]: find }, 'Where is it?');
    expect(searches).toEqual([]);
    act(() => void chat.visitorWrites('My shipment is AG123XYZ'));
    await waitFor(() => expect(searches).toEqual(['in.(AG123XYZ,SHIPMENT)']));
  });

  it('wait for the consignment that is mentioned last, and are not filled in from the one before', async () => {
    const both = onItsWay([parcel, { ...parcel, trackingId: 'EF56GH78', status: 'In transit' }]);
    const { user, chat, reply } = await openChat(
      {
        [FOUND]: (_body: unknown, _headers: Headers, url: URL) =>
          url.searchParams.get('trackingId')?.includes('EF56GH78') ? both.arrived : [parcel],
      },
      'Where is AG123XYZ?',
    );
    await user.type(reply, '/arr');
    await screen.findByText(/^AG123XYZ: Arrived in Tema/);
    act(() => void chat.visitorWrites('And EF56GH78?'));
    await waitFor(() => expect(screen.queryByText(/^AG123XYZ: Arrived in Tema/)).toBeNull());
    await user.keyboard('{Enter}');
    expect(reply).toHaveValue('/arr');
    both.release();
    await screen.findByText(/^EF56GH78: In transit/);
    await user.keyboard('{Enter}');
    expect(reply).toHaveValue('EF56GH78: In transit, expected on 2 April 2026.');
  });

  it('are not sent while a placeholder has no value: the text stays, and the placeholder is selected', async () => {
    const { user, chat, reply, countOf } = await openChat(
      { [FOUND]: [{ ...parcel, ended: true }] },
      'AG123XYZ?',
    );
    await user.type(reply, '/arr');
    await screen.findByText(/^AG123XYZ: Arrived in Tema/);
    await user.keyboard('{Enter}');
    const text = 'AG123XYZ: Arrived in Tema, expected on {expected}.';
    expect(reply).toHaveValue(text);
    reply.setSelectionRange(0, 0);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/^\{expected\} is not filled in, so this was not sent/)).toBeVisible();
    expect(countOf('POST /rest/v1/rpc/chat_reply')).toBe(0);
    expect(reply).toHaveValue(text);
    expect(reply).toHaveAttribute('aria-invalid', 'true');
    expect(text.slice(reply.selectionStart, reply.selectionEnd)).toBe('{expected}');
    await user.keyboard('Monday{Enter}');
    await waitFor(() =>
      expect(chat.texts()[0]?.at(-1)).toBe('AG123XYZ: Arrived in Tema, expected on Monday.'),
    );
  });
});
