import { fireEvent, screen } from '@testing-library/react';
import { paths } from '@/config/paths';
import { openSignedIn } from '@/test/signedIn';
import { Reply, type Script } from '@/test/stubBackend';

export const SEND = 'POST /functions/v1/foxEmail';
export const LOG = 'GET /rest/v1/mail_summary';
export const STORED = 'GET /rest/v1/mail_log';
export const success = { status: 'success', data: { message: 'Email Sent Successfully' } };
export const failure = (status: number, message: string) =>
  new Reply(status, { status: 'error', data: { message } });
export const listed = (rows: object[]) =>
  new Reply(200, rows, { 'content-range': `0-${rows.length}/${rows.length}` });

/** `.single()` requests an object instead of a list. */
export const asksForOne = (headers: Headers) => headers.get('accept')?.includes('pgrst.object');

type App = ReturnType<typeof openSignedIn>;

export const openPage = async (script: Script = {}) => {
  const app = openSignedIn(paths.adminMail, { [LOG]: listed([]), ...script });
  await screen.findByRole('heading', { name: 'Message box', level: 1 });
  return app;
};

/** By label: on a page as full as this one, queries by role would take seconds. */
export const field = (label: RegExp) => screen.getByLabelText(label, { selector: 'input, textarea, select' });
export const address = () => field(/^Receiver's e-mail/);
export const subject = () => field(/^Subject/);
export const trackingId = () => field(/^Tracking id/);
export const toWho = () => field(/^To receiver or sender/);
export const company = () => field(/^Company name/);
export const paragraphs = () => screen.getAllByLabelText(/^Paragraph/, { selector: 'textarea' });
export const first = () => field(/^Paragraph 1/);
export const texts = () => paragraphs().map((box) => (box as HTMLTextAreaElement).value);
export const button = (label: string) => screen.getByLabelText(label, { selector: 'button' });
export const send = () => screen.getByText('Send', { selector: 'button' });
export const add = () => screen.getByText('Add a paragraph', { selector: 'button' });
export const write = (box: HTMLElement | undefined, value: string) =>
  fireEvent.change(box as HTMLElement, { target: { value } });

export const fill = async ({ user }: App) => {
  await user.selectOptions(toWho(), 'sender');
  await user.selectOptions(company(), 'Carmine Cargo Support');
  write(address(), ' ada@sender.example ');
  write(subject(), 'Your parcel');
  write(first(), 'It has arrived.');
};

/** Records the sent mails, each with its request key. */
export const recorder = (answer: (body: unknown) => unknown = () => success) => {
  const requests: { key: string | null; answers?: unknown; body: unknown }[] = [];
  const script = {
    [SEND]: (body: unknown, headers: Headers) => {
      const answersHeader = headers.get('answers');
      const answers: unknown = answersHeader === null ? undefined : JSON.parse(answersHeader);
      requests.push({ key: headers.get('idempotency-key'), answers, body });
      return answer(body);
    },
  };
  return { requests, script };
};
