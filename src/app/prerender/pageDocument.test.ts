import { shellDocument } from './pageDocument';

/** Parses a document the way a browser without scripts does. */
const read = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe('the document of an address without a written page', () => {
  it('says why it is empty where scripts are off, and leads to the pages that are not', () => {
    const shell = read(shellDocument({ head: [], style: '', fonts: [], scripts: [], boot: ['/boot.js'] }));
    const said = shell.querySelector('noscript');
    expect(said?.textContent).toMatch(/^This page needs JavaScript, which is off in your browser\./);
    expect(said?.querySelector('a')?.getAttribute('href')).toBe('/');
  });
});
