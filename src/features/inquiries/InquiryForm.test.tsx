import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/test/renderApp';
import { setOnline } from '@/test/setOnline';
import { NO_ANSWER, refusal, Reply, type Script } from '@/test/stubBackend';

const INSERT = 'POST /rest/v1/contactForm';
const created = new Reply(201);
const labels = ['First Name *', 'Last Name *', 'Email Address *', 'Tracking Number', 'Comment'];

const openForm = async (script: Script = {}) => {
  const app = renderApp('/contact', script);
  await screen.findByLabelText('Comment');
  const fields = labels.map((label) => screen.getByLabelText(label));
  return { ...app, fields };
};

const fill = async ({ user, fields }: Awaited<ReturnType<typeof openForm>>, texts: string[]) => {
  for (const [index, text] of texts.entries()) if (text) await user.type(fields[index] as HTMLElement, text);
};

const person = ['Ada', ' Moreau ', 'not an address'];
const send = () => screen.getByRole('button', { name: 'Send' });

/** What the form has sent: the page asks for the reply time besides. */
const sentBy = ({ calls }: { calls: [address: string, body: unknown][] }) =>
  calls.filter(([address]) => address === INSERT);

describe('the inquiry form', () => {
  it('requires only names and e-mail address', async () => {
    const form = await openForm();
    await form.user.click(send());
    expect(await screen.findAllByText('This field is required')).toHaveLength(3);
    expect(sentBy(form)).toEqual([]);
  });

  it('focuses the first missing field', async () => {
    const form = await openForm();
    await fill(form, ['Ada', '', '', '', 'Where is it?']);
    await form.user.click(send());
    await waitFor(() => expect(form.fields[1]).toHaveFocus());
  });

  it('shows no error when a field is left, so that the button stays under the pointer', async () => {
    const { user, fields } = await openForm();
    await user.click(fields[0] as HTMLElement);
    await user.tab();
    await user.type(fields[1] as HTMLElement, 'Moreau');
    expect(screen.queryByText('This field is required')).not.toBeInTheDocument();
    await user.click(send());
    expect(await screen.findAllByText('This field is required')).toHaveLength(2);
    await user.type(fields[0] as HTMLElement, 'Ada');
    expect(screen.getAllByText('This field is required')).toHaveLength(1);
  });

  it('sends what was submitted offline once the connection is back', async () => {
    const form = await openForm({ [INSERT]: created });
    setOnline(false);
    expect(screen.getByText('You are offline.')).toBeVisible();
    await fill(form, person);
    await form.user.click(send());
    expect(await screen.findByText(/We send what you entered as soon as/)).toBeVisible();
    expect(sentBy(form)).toEqual([]);
    setOnline(true);
    expect(await screen.findByText('Successful. We will communicate you soon')).toBeVisible();
    expect(sentBy(form)).toHaveLength(1);
  });

  it('does not send by itself what was changed after it was submitted offline', async () => {
    const form = await openForm({ [INSERT]: created });
    setOnline(false);
    await fill(form, person);
    await form.user.click(send());
    await screen.findByText(/We send what you entered as soon as/);
    await form.user.type(form.fields[4] as HTMLElement, 'Not yet');
    expect(screen.getByText(/What you enter here is kept/)).toBeVisible();
    setOnline(true);
    expect(screen.queryByText('You are offline.')).not.toBeInTheDocument();
    expect(sentBy(form)).toEqual([]);
    expect(form.fields[4]).toHaveValue('Not yet');
  });

  it.each([
    ['\u202aCARGO001\u202c', 'CARGO001'],
    [`https://cargo.example/tracking/CARGO001?${'x'.repeat(120)}`, 'CARGO001'],
    ['CARGO001 and one more', 'CARGO001 and one more'],
  ])('sends the tracking number that was pasted as %j', async (pasted, trackingNo) => {
    const form = await openForm({ [INSERT]: created });
    await fill(form, person);
    await form.user.click(form.fields[3] as HTMLElement);
    await form.user.paste(pasted);
    await form.user.click(send());
    await screen.findByText('Successful. We will communicate you soon');
    expect(sentBy(form)).toMatchObject([[INSERT, { trackingNo }]]);
  });

  it('sends trimmed values, and null for empty fields', async () => {
    const form = await openForm({ [INSERT]: created });
    await fill(form, person);
    await form.user.click(send());
    expect(await screen.findByText('Successful. We will communicate you soon')).toBeVisible();
    const inquiry = {
      firstName: 'Ada',
      secondName: 'Moreau',
      email: 'not an address',
      trackingNo: null,
      comment: null,
      requestKey: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    };
    expect(sentBy(form)).toEqual([[INSERT, inquiry]]);
    for (const field of form.fields) expect(field).toHaveValue('');
    expect(sessionStorage.getItem('draft:inquiry')).toBeNull();
    expect(sessionStorage.getItem('draft:inquiry:key')).toBeNull();
  });

  it('sends once on a double click', async () => {
    const form = await openForm({ [INSERT]: created });
    await fill(form, person);
    await form.user.dblClick(send());
    expect(await screen.findByText('Successful. We will communicate you soon')).toBeVisible();
    expect(sentBy(form)).toHaveLength(1);
  });

  it('disables everything while it is sending', async () => {
    const form = await openForm({ [INSERT]: () => new Promise(() => undefined) });
    await fill(form, person);
    await form.user.click(send());
    expect(await screen.findByRole('button', { name: 'sending' })).toBeDisabled();
    for (const field of form.fields) expect(field).toBeDisabled();
  });

  it('shows beside a field what the database would refuse', async () => {
    const form = await openForm({});
    await fill(form, [...person, 'AG\u202e123', 'x']);
    await form.user.click(send());
    expect(await screen.findByText('This contains an invalid character')).toBeVisible();
    expect(form.countOf(INSERT)).toBe(0);
  });

  it('keeps its values when sending fails, and sends them again on request', async () => {
    let isRefused = true;
    const form = await openForm({
      [INSERT]: () => (isRefused ? refusal(400, '23514', 'too_long') : created),
    });
    await fill(form, [...person, 'AG123XYZ', 'Where is it?']);
    await form.user.click(send());
    expect(await screen.findByText('This request could not be created')).toBeVisible();
    expect(screen.getByText(/An entry is too long/)).toBeVisible();
    expect(form.fields[4]).toHaveValue('Where is it?');
    isRefused = false;
    await form.user.click(send());
    expect(await screen.findByText('Successful. We will communicate you soon')).toBeVisible();
    expect(form.calls.at(-1)).toEqual([
      INSERT,
      expect.objectContaining({ trackingNo: 'AG123XYZ', comment: 'Where is it?' }),
    ]);
  });

  it('restores typed values after a reload', async () => {
    const before = await openForm();
    await fill(before, ['Ada', '', '', '', 'Half a sentence']);
    before.unmount();
    const { fields } = await openForm();
    expect(fields[0]).toHaveValue('Ada');
    expect(fields[4]).toHaveValue('Half a sentence');
  });
});

describe('an inquiry whose response was lost', () => {
  /** Loses the first response, and records the request keys. */
  const aTable = () => {
    const keys: unknown[] = [];
    const store = ({ requestKey }: { requestKey?: string }) => {
      keys.push(requestKey);
      return keys.length === 1 ? NO_ANSWER() : created;
    };
    return { keys, script: { [INSERT]: store } };
  };
  const isSent = () => waitFor(() => expect(screen.getByLabelText('First Name *')).toHaveValue(''));
  const sendInVain = async (script: Script) => {
    const form = await openForm(script);
    await fill(form, person);
    await form.user.click(send());
    await screen.findByText('This request could not be created');
    return form;
  };

  it('is sent again with its key, and the next one with another key, even with the same text', async () => {
    const { keys, script } = aTable();
    const form = await sendInVain(script);
    await form.user.click(send());
    await isSent();
    await fill(form, person);
    await form.user.click(send());
    await isSent();
    expect(keys).toEqual([expect.any(String), keys[0], expect.any(String)]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('is sent again with its key after a reload', async () => {
    const { keys, script } = aTable();
    (await sendInVain(script)).unmount();
    const { user } = await openForm(script);
    await user.click(send());
    await isSent();
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  it('gets another key when it was changed', async () => {
    const { keys, script } = aTable();
    const form = await sendInVain(script);
    await fill(form, ['', '', '', '', 'Where is it?']);
    await form.user.click(send());
    await isSent();
    expect(new Set(keys).size).toBe(2);
  });
});
