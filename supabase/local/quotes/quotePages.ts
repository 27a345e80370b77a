import { mailBrand } from '../../functions/_shared/brand.ts';
import { escapeHtml } from '../../functions/_shared/markup.ts';

const { colors, name, emails, phone } = mailBrand;

const STYLE = `body{margin:0;background:${colors.paper};color:${colors.ink};font:1rem/1.6 system-ui,sans-serif}
main{max-width:40rem;margin:0 auto;padding:3rem 1.5rem}h1{line-height:1.2}a{color:inherit}`;

const page = (title: string, paragraphs: readonly string[]): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)} | ${name}</title><style>${STYLE}</style></head>`,
    `<body><main><p>${name}</p><h1>${escapeHtml(title)}</h1>`,
    ...paragraphs.map((paragraph) => `<p>${paragraph}</p>`),
    '</main></body></html>',
  ].join('\n');

/** The answer to a request that was stored. */
export const receivedPage = (number: string, address: string): string =>
  page('We have received your request', [
    `Your request has the number <strong>${escapeHtml(number)}</strong>. We work out a price and write to you. The number and a link also go to your e-mail address, at most three times a day: keep this page.`,
    `<a href="${escapeHtml(address)}">See where your request stands</a> (that page needs JavaScript)`,
    '<a href="/">Go to the home page</a>',
  ]);

/** The answer to one that was not. Going back keeps what was typed, which the browser does by itself. */
export const refusedPage = (reason: string): string =>
  page('Your request was not sent', [
    escapeHtml(reason),
    'Go back in your browser: what you typed is still there. Correct it and send it again.',
    `Or write to us: <a href="mailto:${emails.support}">${emails.support}</a>, <a href="${phone.href}">${phone.display}</a>`,
  ]);
