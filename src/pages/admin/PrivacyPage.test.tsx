import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { loseFocus } from '@/test/loseFocus';
import { openSignedIn } from '@/test/signedIn';
import { onItsWay, refusal, Reply, type Script } from '@/test/stubBackend';
import { stubChat } from '@/test/stubChat';

const SLOW = { timeout: 20_000 };
const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;

const aRecord = {
  kind: 'consignment',
  id: '7',
  part: 'sender',
  label: 'AB12CD34',
  at: '2026-03-01T08:00:00.000Z',
  excerpt: 'Ada Quill | ada@person.example',
  does: 'anonymize',
};
const records = [
  aRecord,
  { ...aRecord, kind: 'inquiry', id: '3', part: '', label: 'Ada Quill', does: 'delete' },
  { ...aRecord, kind: 'work', id: 'actor', part: '', label: '12', excerpt: null, does: 'keep' },
];
const keyOf = ({ kind, id, part }: (typeof records)[number]) => ({ kind, id, part });
const ADA = { email: 'ada@person.example', phone: null, name: null };

const answers = { [rpc('find_person')]: { total: records.length, records } };

const searchBy = async (user: UserEvent) => {
  await user.type(screen.getByLabelText('Email'), ' ada@person.example ');
  await user.click(screen.getByRole('button', { name: 'Find' }));
};

const openPrivacy = async (script: Script = {}) => {
  const app = openSignedIn('/auth/app/admin/privacy', { ...answers, ...script });
  await screen.findByRole('heading', { name: 'People and data', level: 1 }, SLOW);
  const sentTo = (call: string) => app.calls.flatMap(([name, body]) => (name === call ? [body] : []));
  return { ...app, sentTo, search: () => searchBy(app.user) };
};

describe('finding a person', () => {
  it('asks for one of the three, and says what is none', async () => {
    const { user, sentTo } = await openPrivacy();
    const find = screen.getByRole('button', { name: 'Find' });
    await user.click(find);
    expect(await screen.findByText('Enter an e-mail address, a phone number or a name')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    await user.type(screen.getByLabelText('Email'), 'nobody');
    await user.type(screen.getByLabelText('Phone number'), '12 34');
    await user.type(screen.getByLabelText('Full name'), 'Al');
    await user.click(find);
    for (const rule of [
      'Enter one e-mail address, such as name@example.com',
      'A phone number has 6 to 15 digits.',
      'A name has 3 to 120 characters.',
    ])
      expect(await screen.findByText(rule)).toBeVisible();
    expect(sentTo(rpc('find_person'))).toEqual([]);
  });

  it('lists what names them with what erasing does, all of it chosen', async () => {
    const { search, sentTo } = await openPrivacy();
    await search();
    const table = await screen.findByRole('table', { name: 'Records that name this person' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Party of a consignment, sender.*AB12CD34.*Ada Quill \|.*removes the person/),
      expect.stringMatching(/Inquiry.*Ada Quill.*deletes it/),
      expect.stringMatching(/What they did on the staff.*12.*not possible/),
    ]);
    expect(screen.getByText('3 of 3 chosen')).toBeVisible();
    expect(sentTo(rpc('find_person'))).toEqual([{ ...ADA, page: 0 }]);
  });

  it('asks for all pages', async () => {
    const { search, sentTo } = await openPrivacy({
      [rpc('find_person')]: ({ page }: { page: number }) => ({ total: 3, records: [records[page]] }),
    });
    await search();
    expect(await screen.findByText('3 of 3 chosen')).toBeVisible();
    expect(sentTo(rpc('find_person'))).toEqual([0, 1, 2].map((page) => ({ ...ADA, page })));
  });

  it('says that nothing was found, or why it failed', async () => {
    const { search } = await openPrivacy({ [rpc('find_person')]: { total: 0, records: [] } });
    await search();
    expect(await screen.findByText('Nothing names this person.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Export as JSON' })).toBeNull();
  });

  it('says why a search failed', async () => {
    const answer = onItsWay(refusal(429, 'PT429', 'Too many requests, try again in an hour.'));
    const { search } = await openPrivacy({ [rpc('find_person')]: () => answer.arrived });
    await search();
    const find = screen.getByRole('button', { name: 'Find' });
    await waitFor(() => expect(find).toBeDisabled());
    loseFocus();
    answer.release();
    expect((await screen.findAllByText('Too many requests, try again in an hour.'))[0]).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('ada@person.example');
    expect(find).toHaveFocus();
  });
});

describe('what was found of a person', () => {
  it('is exported as a file with what is chosen', async () => {
    const files: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    const exported = [{ kind: 'inquiry', data: { email: 'ada@person.example' } }];
    const { user, search, sentTo } = await openPrivacy({ [rpc('export_person')]: exported });
    await search();
    await user.click(await screen.findByRole('checkbox', { name: 'Choose: What they did on the staff, 12' }));
    await user.click(screen.getByRole('button', { name: 'Export as JSON' }));
    expect(await screen.findByText('The file is saved')).toBeVisible();
    expect(sentTo(rpc('export_person'))).toEqual([{ ...ADA, records: records.slice(0, 2).map(keyOf) }]);
    await waitFor(() => expect(files).toHaveLength(1));
    const reader = new FileReader();
    await act(
      () =>
        new Promise<void>((resolve) => {
          reader.onload = () => resolve();
          reader.readAsText(files[0] as Blob);
        }),
    );
    expect(JSON.parse(reader.result as string)).toEqual({ person: ADA, records: exported });
  });

  it('is erased after a question, for a reason, without what cannot be erased, and looked for again', async () => {
    const { user, search, sentTo } = await openPrivacy({ [rpc('erase_person')]: { erased: 2, kept: 0 } });
    await search();
    await user.click(await screen.findByRole('button', { name: 'Erase what is chosen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Erase 2 records?' }));
    expect(dialog.getByText(/cannot be undone/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Erase' }));
    expect(await dialog.findByText('This field is required')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Reason')).toHaveFocus());
    expect(sentTo(rpc('erase_person'))).toEqual([]);
    await user.type(dialog.getByLabelText('Reason'), 'Request 17');
    await user.click(dialog.getByRole('button', { name: 'Erase' }));
    expect(await screen.findByText('2 records are erased')).toBeVisible();
    expect(sentTo(rpc('erase_person'))).toEqual([
      { ...ADA, records: records.slice(0, 2).map(keyOf), reason: 'Request 17' },
    ]);
    expect(sentTo(rpc('find_person'))).toHaveLength(2);
  });

  it('is gone from a conversation that was read before it was erased', async () => {
    const chat = stubChat();
    chat.visitorWrites('I am Ada Quill');
    const { user } = openSignedIn(
      `/auth/app/admin/send_messages?chat=${chat.chats[0]?.id}`,
      {
        ...chat.script,
        ...answers,
        [rpc('erase_person')]: () => {
          for (const item of chat.chats[0]?.items ?? []) item.message = 'I am ***';
          return { erased: 2, kept: 0 };
        },
      },
      chat.realtime,
    );
    const log = async () => within(await screen.findByRole('log', undefined, SLOW));
    expect(await (await log()).findByText('I am Ada Quill')).toBeVisible();
    await user.click(screen.getAllByRole('link', { name: 'People and data' })[0] as HTMLElement);
    await screen.findByRole('heading', { name: 'People and data', level: 1 }, SLOW);
    await searchBy(user);
    await user.click(await screen.findByRole('button', { name: 'Erase what is chosen' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Reason'), 'Request 17');
    await user.click(dialog.getByRole('button', { name: 'Erase' }));
    expect(await screen.findByText('2 records are erased')).toBeVisible();
    await user.click((await screen.findAllByRole('link', { name: /^Chat/ }))[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: /^visitor-ab12/ }));
    expect(await (await log()).findByText('I am ***')).toBeVisible();
    expect((await log()).queryByText('I am Ada Quill')).toBeNull();
  });

  it('stays when it cannot be erased, with the reason and why', async () => {
    const why = 'The reason names the person, and the audit keeps it. Leave that out.';
    const answer = onItsWay(refusal(400, '22023', why));
    const { user, search } = await openPrivacy({ [rpc('erase_person')]: () => answer.arrived });
    await search();
    await user.click(await screen.findByRole('button', { name: 'Erase what is chosen' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Reason'), 'Ada Quill');
    const erase = dialog.getByRole('button', { name: 'Erase' });
    await user.click(erase);
    await waitFor(() => expect(erase).toBeDisabled());
    loseFocus();
    answer.release();
    expect(await dialog.findByText(why)).toBeVisible();
    expect(dialog.getByLabelText('Reason')).toHaveValue('Ada Quill');
    expect(erase).toHaveFocus();
  });

  it('can be left out altogether: then there is nothing to export or erase', async () => {
    const { user, search } = await openPrivacy();
    await search();
    await user.click(await screen.findByRole('button', { name: 'Choose none' }));
    expect(screen.getByRole('button', { name: 'Export as JSON' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Erase what is chosen' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Choose all' }));
    expect(screen.getByText('3 of 3 chosen')).toBeVisible();
  });
});

describe('the terms of keeping', () => {
  const noContent = new Reply(204);
  const rowOf = async (name: string) => {
    const field = await screen.findByLabelText(`Days: ${name}`);
    return { field, save: screen.getByRole('button', { name: `Save: ${name}` }) };
  };

  it('are set at once where nothing is that old', async () => {
    const { user, sentTo } = await openPrivacy({
      [rpc('set_keeping_term')]: noContent,
      [rpc('count_due')]: 0,
    });
    const inquiries = await rowOf('Inquiries');
    await user.type(inquiries.field, '90');
    await user.click(inquiries.save);
    expect(await screen.findByText('The term is saved')).toBeVisible();
    expect(sentTo(rpc('count_due'))).toEqual([{ kind: 'inquiries', days: 90 }]);
    const chats = await rowOf('Conversations in the support chat');
    await user.clear(chats.field);
    await user.type(chats.field, '400');
    await user.click(chats.save);
    await screen.findAllByText('The term is saved');
    expect(sentTo(rpc('set_keeping_term'))).toEqual([
      { kind: 'inquiries', days: 90 },
      { kind: 'chats', days: 400 },
    ]);
    expect(sentTo(rpc('count_due'))).toHaveLength(2);
  });

  it('are confirmed first where a colleague has set a longer one meanwhile', async () => {
    const answer = onItsWay(3);
    const { user, sentTo } = await openPrivacy({
      [rpc('keeping_terms')]: { inquiries: 90, chats: 365 },
      [rpc('set_keeping_term')]: noContent,
      [rpc('count_due')]: () => answer.arrived,
    });
    const { field, save } = await rowOf('Inquiries');
    await user.clear(field);
    await user.type(field, '120');
    await user.click(save);
    await waitFor(() => expect(save).toBeDisabled());
    loseFocus();
    answer.release();
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete what is older: Inquiries?' }));
    expect(dialog.getByText(/3 records are older/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(sentTo(rpc('set_keeping_term'))).toEqual([]);
    await waitFor(() => expect(save).toHaveFocus());
  });

  it('keep what was typed when a colleague sets another, and follow it where nothing was', async () => {
    const terms = { inquiries: 90, chats: 365 };
    await openPrivacy({ [rpc('keeping_terms')]: () => ({ ...terms }) });
    const { field: inquiries } = await rowOf('Inquiries');
    const { field: chats } = await rowOf('Conversations in the support chat');
    fireEvent.change(inquiries, { target: { value: '30' } });
    Object.assign(terms, { inquiries: 120, chats: 400 });
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(chats).toHaveValue('400'));
    expect(inquiries).toHaveValue('30');
  });

  it('are confirmed first where something ends at once', async () => {
    const { user, sentTo } = await openPrivacy({
      [rpc('set_keeping_term')]: noContent,
      [rpc('count_due')]: 12,
    });
    const { field, save } = await rowOf('Inquiries');
    await user.type(field, '30');
    await user.click(save);
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete what is older: Inquiries?' }));
    expect(dialog.getByText(/12 records are older/)).toBeVisible();
    expect(sentTo(rpc('set_keeping_term'))).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Save and delete' }));
    expect(await screen.findByText('The term is saved')).toBeVisible();
    expect(sentTo(rpc('set_keeping_term'))).toEqual([{ kind: 'inquiries', days: 30 }]);
  });

  it('end when the field is emptied, where they may', async () => {
    const { user, sentTo } = await openPrivacy({
      [rpc('set_keeping_term')]: noContent,
      [rpc('keeping_terms')]: { inquiries: 90, chats: 365 },
    });
    const inquiries = await rowOf('Inquiries');
    await user.clear(inquiries.field);
    await user.click(inquiries.save);
    expect(await screen.findByText('The term is saved')).toBeVisible();
    expect(sentTo(rpc('set_keeping_term'))).toEqual([{ kind: 'inquiries' }]);
    const chats = await rowOf('Conversations in the support chat');
    await user.clear(chats.field);
    await user.click(chats.save);
    expect(await screen.findByText('Enter 1 to 3650 days')).toBeVisible();
    expect(sentTo(rpc('set_keeping_term'))).toHaveLength(1);
  });

  it.each(['0', '3651', '1.5', 'soon'])('ask again for %s', async (text) => {
    const { user, sentTo } = await openPrivacy();
    const { field, save } = await rowOf('Inquiries');
    await user.type(field, text);
    await user.click(save);
    expect(await screen.findByText('Enter 1 to 3650 days, or nothing')).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    expect(sentTo(rpc('count_due'))).toEqual([]);
  });

  it('say why they could not be saved, and keep what was typed', async () => {
    const { user } = await openPrivacy({
      [rpc('count_due')]: 0,
      [rpc('set_keeping_term')]: refusal(403, '42501', 'Only an owner may do this.'),
    });
    const { field, save } = await rowOf('Inquiries');
    await user.type(field, '8');
    await user.click(save);
    expect(await screen.findByText('Only an owner may do this.')).toBeVisible();
    expect(field).toHaveValue('8');
  });
});

it('is neither linked nor shown to the office', async () => {
  openSignedIn('/auth/app/admin/privacy', { [rpc('my_role')]: 'office' });
  expect(await screen.findByRole('heading', { name: 'Consignment', level: 1 })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'People and data' })).toBeNull();
});
