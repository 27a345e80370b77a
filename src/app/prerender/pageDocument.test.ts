import { pageDocument, shellDocument } from './pageDocument';

/** Parses a document the way a browser without scripts does. */
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe('shellDocument', () => {
  it('explains without scripts that JavaScript is needed, and links to the home page', () => {
    const shell = parse(
      shellDocument({ head: [], style: '', fonts: [], scripts: [], admin: [], boot: ['/boot.js'] }),
    );
    const noscript = shell.querySelector('noscript');
    expect(noscript?.textContent).toMatch(/^This page needs JavaScript, which is off in your browser\./);
    expect(noscript?.querySelector('a')?.getAttribute('href')).toBe('/');
  });
});

describe('pageDocument', () => {
  const page = {
    ...{ path: '/', html: '<h1>Welcome</h1>', templates: '', start: 'start()' },
    ...{ preloads: ['<link rel="preload" href="/first.avif">'], style: 'h1{color:red}', fonts: '/fonts.css' },
    data: '<script type="application/ld+json">{}</script>',
  };
  const html = pageDocument({
    head: ['<title>Home</title>'],
    boot: ['/boot.js'],
    scripts: ['/app.js'],
    page,
  });

  it('requests the first picture before the styles arrive, and has its structured data after the text', () => {
    const parts = ['name="viewport"', '/first.avif', 'h1{color:red}', 'start()', 'Welcome', 'ld+json'];
    const places = parts.map((part) => html.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((first, other) => first - other));
  });
});
