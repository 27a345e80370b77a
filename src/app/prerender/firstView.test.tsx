import { renderToStaticMarkup } from 'react-dom/server';
import { EndOfFirstView } from '@/ui/EndOfFirstView';
import { splitAtFirstView } from './firstView';

const mark = renderToStaticMarkup(<EndOfFirstView />);

describe('a written page', () => {
  it('is told apart where its first view ends', () => {
    expect(splitAtFirstView(`<h1></h1>${mark}<p></p>${mark}<footer></footer>`)).toEqual({
      first: '<h1></h1>',
      rest: '<p></p><footer></footer>',
    });
  });

  it('is refused when nothing marks the end of its first view', () => {
    expect(() => splitAtFirstView('<h1></h1>')).toThrow('Nothing marks the end of the first view.');
  });
});
