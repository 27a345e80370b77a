import { renderToStaticMarkup } from 'react-dom/server';
import { EndOfFirstView } from '@/ui/EndOfFirstView';
import { linkRestStyles, splitAtFirstView } from './firstView';

const mark = renderToStaticMarkup(<EndOfFirstView />);
const page = `<h1></h1>${mark}<p></p>${mark}<footer></footer>`;

describe('splitAtFirstView', () => {
  it('splits a page at its first mark', () => {
    expect(splitAtFirstView(page)).toEqual({
      first: '<h1></h1>',
      rest: `${mark}<p></p>${mark}<footer></footer>`,
    });
  });

  it('throws if nothing marks the end of the first view', () => {
    expect(() => splitAtFirstView('<h1></h1>')).toThrow('Nothing marks the end of the first view.');
  });
});

it('linkRestStyles links the sheet at the first mark only', () => {
  document.body.innerHTML = linkRestStyles(page, '/assets/page-home.css');
  const links = [...document.querySelectorAll('link')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/assets/page-home.css']);
  expect(links[0]?.parentElement?.previousElementSibling?.tagName).toBe('H1');
});
