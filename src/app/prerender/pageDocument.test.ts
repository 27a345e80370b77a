import { shellDocument } from './pageDocument';

/** Parses a document the way a browser without scripts does. */
const read = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe('shellDocument', () => {
  it('explains without scripts that JavaScript is needed, and links to the home page', () => {
    const shell = read(shellDocument({ head: [], style: '', fonts: [], scripts: [], boot: ['/boot.js'] }));
    const said = shell.querySelector('noscript');
    expect(said?.textContent).toMatch(/^This page needs JavaScript, which is off in your browser\./);
    expect(said?.querySelector('a')?.getAttribute('href')).toBe('/');
  });
});
