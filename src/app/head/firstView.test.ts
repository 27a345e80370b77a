import { renderToStaticMarkup } from 'react-dom/server';
import { firstViewMark, splitAtFirstView } from './firstView';

const mark = renderToStaticMarkup(firstViewMark);

describe('a written page', () => {
  it('is told apart where its first view ends, and holds no mark', () => {
    expect(splitAtFirstView(`<h1></h1>${mark}<p></p>${mark}<footer></footer>`)).toEqual({
      first: '<h1></h1>',
      rest: '<p></p><footer></footer>',
    });
  });

  it('is refused when nothing marks the end of its first view', () => {
    expect(() => splitAtFirstView('<h1></h1>')).toThrow('Nothing marks the end of the first view.');
  });
});
