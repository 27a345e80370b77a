import { linkify } from './linkify';

const HOST = 'carmine.example';
const linksIn = (text: string) =>
  linkify(text, HOST).flatMap(({ text: linkText, href }) => (href ? [[linkText, href]] : []));

describe('addresses in a message', () => {
  it.each([
    ['See https://carmine.example/tracking.', 'https://carmine.example/tracking', undefined],
    ['HTTP://Example.com/A?b=c&d#e!', 'HTTP://Example.com/A?b=c&d#e', 'http://example.com/A?b=c&d#e'],
    ['(https://example.com/a_(b))', 'https://example.com/a_(b)', undefined],
    ['“https://example.com/x”', 'https://example.com/x', undefined],
    [
      'carmine.example/tracking/CARGO001, please',
      'carmine.example/tracking/CARGO001',
      'https://carmine.example/tracking/CARGO001',
    ],
    ['is it carmine.example?', 'carmine.example', 'https://carmine.example/'],
    [
      'مرحبا https://example.com/مرحبا شكرا',
      'https://example.com/مرحبا',
      'https://example.com/%D9%85%D8%B1%D8%AD%D8%A8%D8%A7',
    ],
    ['https://example.com/🚢', 'https://example.com/🚢', 'https://example.com/%F0%9F%9A%A2'],
  ])('%j has the link %j', (text, linkText, href = linkText) => {
    expect(linksIn(text)).toEqual([[linkText, href]]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<b>x</b>',
    'ftp://example.com',
    'example.com/x',
    'https://',
    'http://?',
    'https://carmine.example@evil.test/',
    'https://user:word@evil.test/',
    'support@carmine.example',
    'notcarmine.example',
    'carmine.example.evil.test',
    'carmine.example:80@evil.test',
    'xhttps://example.com',
  ])('%j has none', (text) => {
    expect(linkify(text, HOST)).toEqual([{ text }]);
  });

  it('end at characters that are not seen', () => {
    expect(linksIn('https://example.com/\u202Egpj.exe')).toEqual([
      ['https://example.com/', 'https://example.com/'],
    ]);
  });

  it('lose nothing of the text', () => {
    const text = 'a https://example.com/b, c http://d.test (carmine.example/e) f\nhttps://x@y.test';
    expect(
      linkify(text, HOST)
        .map(({ text: part }) => part)
        .join(''),
    ).toBe(text);
  });

  it('are found in a long message at once', () => {
    const text = `${'http://'.repeat(280)}${'('.repeat(20)}`;
    expect(
      linkify(text.slice(0, 2000), HOST)
        .map(({ text: part }) => part)
        .join(''),
    ).toBe(text.slice(0, 2000));
    expect(linkify('https://a'.concat(')'.repeat(1990)), HOST)[0]).toEqual({
      text: 'https://a',
      href: 'https://a/',
    });
  });
});
