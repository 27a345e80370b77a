import { LINK_PAGES, mendedLink, PASSWORD_PAGE, readLinkToken, tokenOf } from './linkToken.ts';

const HEX = '0123456789abcdef'.repeat(4);
const BASE = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_AbCdE';
/** Broken where lines of mails are. */
const broken = (token: string, between: string) => `${token.slice(0, 30)}${between}${token.slice(30)}`;

describe.each([
  ['hexadecimal digits', HEX],
  ['base64url', BASE],
])('a token in %s', (_form, token) => {
  it.each([
    ['as it was sent', `#${token}`],
    ['a full stop behind it', `#${token}.`],
    ['a bracket behind it', `#${token})`],
    ['an angle bracket behind it', `#${token}>`],
    ['an encoded angle bracket behind it', `#${token}%3E`],
    ['an entity behind it', `#${token}&gt;`],
    ['quotation marks around it', `#"${token}"`],
    ['a comma and a space behind it', `#${token}, `],
    ['signs of emphasis around it', `#_${token}_`],
    ['stars around it', `#*${token}*`],
    ['an equals sign behind it', `#${token}=`],
    ['an encoded space of quoted-printable behind it', `#${token}=20`],
    ['a soft line break in it', `#${broken(token, '=\r\n')}`],
    ['a soft line break that a browser has shortened', `#${broken(token, '=')}`],
    ['a line break in it', `#${broken(token, '\n')}`],
    ['an encoded space in it', `#${broken(token, '%20')}`],
    ['a parameter of a newsletter program behind it', `#${token}?utm_source=mail&utm_medium=email`],
    ['a parameter of a social network behind it', `#${token}&fbclid=IwAR0abcDEF`],
    ['an escaped parameter behind it', `#${token}&amp;utm_source=mail`],
    ['a parameter before the sign', `?utm_source=mail&fbclid=${'I'.repeat(61)}#${token}`],
    ['the sign encoded', `%23${token}`],
    ['the sign encoded twice', `%2523${token}`],
    ['the sign encoded four times', `%25252523${token}`],
    ['the sign as an entity', `&#35;${token}`],
    ['the sign as a hexadecimal entity', `&#x23;${token}`],
    ['the sign twice', `##${token}`],
    ['a slash before the sign', `/#${token}`],
    ['a question mark for the sign', `?${token}`],
    ['the whole link in it', `#https%3A%2F%2Fsite.example%2Fshared%23${token}`],
    [
      'a protected link of Outlook',
      `https://eur03.safelinks.protection.outlook.com/?url=https%3A%2F%2Fsite.example%2Fshared%23${token}&data=05%7C02%7Cada%40mail.example%7C${'e'.repeat(32)}&sdata=${'Q'.repeat(43)}%3D&reserved=0`,
    ],
    [
      'an escaped protected link of Outlook',
      `https://eur03.safelinks.protection.outlook.com/?url=https%3A%2F%2Fsite.example%2Fshared%23${token}&amp;data=05`,
    ],
    [
      'a link that a gateway has rewritten',
      `https://urldefense.proofpoint.com/v2/url?u=https-3A__site.example_shared-23${token}&d=DwMF`,
    ],
    [
      'a link that a newer gateway has rewritten',
      `https://urldefense.com/v3/__https://site.example/shared*${token}__;Iw!!AbC`,
    ],
    ['a message with words around it', `Open it: <https://site.example/shared#${token}>.\nThank you`],
  ])('is read: %s', (_name, text) => {
    expect(readLinkToken(text)).toEqual({ token, isWhole: true, stops: false });
  });

  it.each([`#stop.${token}`, `#stop%2E${token}.`, `%23stop.${token}`, `#stop.${broken(token, '=\r\n')}`])(
    'is read of a link that stops: %s',
    (text) => {
      expect(readLinkToken(text)).toEqual({ token, isWhole: true, stops: true });
    },
  );

  it('is told from one that was cut, or that has more behind it', () => {
    for (const text of [`#${token.slice(0, -1)}`, `#${token}x0`, `#${token.slice(0, 12)}…`])
      expect(readLinkToken(text)).toMatchObject({ isWhole: false });
    for (const text of ['', '#', '?utm_source=mail', '%23', '#.'])
      expect(readLinkToken(text)).toEqual({ token: '', isWhole: false, stops: false });
  });

  it('is taken out of the parameter of a request, and anything else left as it is', () => {
    for (const text of [token, `${token}>`, `${token}.`, broken(token, '= ')])
      expect(tokenOf(text)).toBe(token);
    for (const text of ['', 'x', 'not a token', token.slice(1)]) expect(tokenOf(text)).toBe(text);
  });
});

it('a token in capitals is read where letters do not matter', () => {
  expect(readLinkToken(`#${HEX.toUpperCase()}`).token).toBe(HEX);
  expect(readLinkToken(`#${BASE.toUpperCase()}`).token).toBe(BASE.toUpperCase());
});

describe.each([...LINK_PAGES, PASSWORD_PAGE])('an address of %s', (page) => {
  const fragment = `#${HEX}`;

  it.each([
    ['the sign encoded', `${page}%23${HEX}`],
    ['the sign encoded twice', `${page}%2523${HEX}`],
    ['the sign encoded, and a parameter behind it', `${page}%23${HEX}?utm_source=mail`],
    ['the sign encoded, and a full stop behind it', `${page}%23${HEX}.`],
    ['the sign as an entity', `${page}&#35;${HEX}`],
    ['a slash before the sign', `${page}/#${HEX}`],
    ['a slash before the encoded sign', `${page}/%23${HEX}`],
    ['two slashes before it', `/${page}%23${HEX}`],
    ['capitals', `${page.toUpperCase()}#${HEX}`],
    ['the name of a file', `${page}/index.html#${HEX}`],
  ])('leads to the page: %s', (_name, address) => {
    expect(mendedLink(address)).toEqual({ page, fragment });
  });

  it.each(['%23', '%23.', '/', '.', ')', '%3E', '&gt;'])('leads to the page without a token: %s', (rest) => {
    expect(mendedLink(page + rest)).toEqual({ page, fragment: '' });
  });

  it.each([
    '',
    fragment,
    `?utm_source=mail${fragment}`,
    '?x',
    '#',
    '-list',
    '/nowhere',
    '/nowhere/else',
    'x',
  ])('is left as it is: %s', (rest) => {
    expect(mendedLink(page + rest)).toBeUndefined();
  });
});

it('keeps what a link of a conversation is for, and a token that was cut', () => {
  expect(mendedLink(`/chat%23stop.${BASE}`)).toEqual({ page: '/chat', fragment: `#stop.${BASE}` });
  expect(mendedLink(`/quoted%23${BASE.slice(5)}`)).toEqual({
    page: '/quoted',
    fragment: `#${BASE.slice(5)}`,
  });
});

it.each([
  '/',
  '/tracking/CARGO001',
  `/nowhere%23${HEX}`,
  `/auth/app/admin%23${HEX}`,
  '/%E0%A4%A',
  `//evil.test/shared`,
])('the address %s is none of a link', (address) => {
  expect(mendedLink(address)).toBeUndefined();
});

it('hostile texts are read at once', () => {
  const start = performance.now();
  for (const part of ['%25', '%23', '#', '=', ' ', '&#35;', '_', 'a', '&amp;', '-23'])
    readLinkToken(part.repeat(60_000 / part.length));
  expect(performance.now() - start).toBeLessThan(5_000);
});
