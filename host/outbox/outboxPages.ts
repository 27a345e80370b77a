import { escapeHtml } from '../../supabase/functions/_shared/markup.ts';
import { outboxAddress } from '../../supabase/functions/_shared/outboxAddress.ts';
import type { KeptMail } from './outbox';

const STYLES = `
  :root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1f1a1b }
  body { margin: 0; background: #faf8f7 }
  main { max-width: 860px; margin: 0 auto; padding: 24px 16px 48px }
  h1 { font-size: 26px; overflow-wrap: anywhere }
  a { color: #8b1a1a }
  ul { list-style: none; padding: 0; margin: 0 }
  li { background: #fff; border: 1px solid #e6dbd8; border-radius: 4px; padding: 14px 18px; margin-bottom: 10px; overflow-wrap: anywhere }
  li a { font-weight: 600; display: block }
  .soft, dt { color: #5d5356 }
  dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 16px; overflow-wrap: anywhere }
  dd { margin: 0 }
  @media (max-width: 480px) { dl { display: block } dd { margin-bottom: 8px } }
  iframe { width: 100%; height: 720px; border: 1px solid #e6dbd8; background: #fff }
  pre { background: #fff; border: 1px solid #e6dbd8; padding: 16px; overflow-x: auto; white-space: pre-wrap }`;

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLES}</style></head><body><main>${content}</main></body></html>`;

const asDate = (at: string): string => {
  const moment = new Date(at).toLocaleString('en-GB', {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'UTC',
  });
  return `<time datetime="${at}">${moment} UTC</time>`;
};

const entry = ({ key, subject, to, at }: KeptMail): string =>
  `<li><a href="${outboxAddress(key)}" dir="auto">${escapeHtml(subject)}</a><span class="soft">${escapeHtml(to)}, ${asDate(at)}</span></li>`;

/** Shown by the page itself, or of no use to a reader. */
const SHOWN = /^(From|To|Subject|Date|MIME-Version|Content-Type|Content-Transfer-Encoding)$/i;

/** The remaining headers of a mail as they are transmitted, each on one line (RFC 5322, section 2.2.3). */
const headersOf = (source: string): (readonly [name: string, value: string])[] => {
  const [head = ''] = source.split(/\r?\n\r?\n/);
  return head
    .replace(/\r?\n(?=[ \t])/g, '')
    .split(/\r?\n/)
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()] as const)
    .filter(([name]) => name !== '' && !SHOWN.test(name));
};

/** The stored mails, newest first. */
export const outboxList = (mails: readonly KeptMail[]): string => {
  const entries = mails.length > 0 ? `<ul>${mails.map(entry).join('')}</ul>` : '<p>There is no mail yet.</p>';
  const note =
    '<p class="soft">No mail server is set (SMTP_URL), so mail is kept here instead of being sent. Only this machine can read it.</p>';
  return page('Outbox', `<h1>Outbox</h1>${note}${entries}`);
};

/**
 * One mail: its headers, its HTML part as a mail client shows it, its plain text part, and the names of attached files.
 * Links of the HTML part open in a new tab, which is not in the sandbox; scripts do not run.
 */
export const outboxMail = (mail: KeptMail, source: string): string => {
  const { key, from, to, subject, html, text, at, calendar } = mail;
  const facts = [
    ['From', escapeHtml(`${from.name} <${from.address}>`)],
    ['To', escapeHtml(to)],
    ['Saved', asDate(at)],
    ...headersOf(source).map(([name, value]) => [name, escapeHtml(value)] as const),
    ...(calendar ? [['Attachment', escapeHtml(calendar.name)]] : []),
  ];
  const head = facts.map(([name = '', value = '']) => `<dt>${escapeHtml(name)}</dt><dd>${value}</dd>`);
  return page(
    subject,
    `<p><a href="/outbox">Outbox</a></p><h1 dir="auto">${escapeHtml(subject)}</h1><dl>${head.join('')}</dl>
<p><a href="${outboxAddress(key)}.eml">Source</a></p>
<iframe title="Preview of the mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(html)}"></iframe>
<h2>Plain text</h2><pre dir="auto">${escapeHtml(text)}</pre>`,
  );
};
