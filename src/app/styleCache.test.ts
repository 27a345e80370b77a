import { END_OF_FIRST_VIEW } from '@/ui/EndOfFirstView';
import { WRITTEN_STYLE, keepWrittenRules, makeStyleCache } from './styleCache';

const write = (css: string, id = '') => {
  const style = document.createElement('style');
  style.id = id;
  style.textContent = css;
  document.head.append(style);
  return style;
};

/** A prerendered page's linked sheet: jsdom loads none. */
const linkSheet = (css: string) => {
  document.body.innerHTML = `<div data-unmanaged="${END_OF_FIRST_VIEW}"><link rel="stylesheet" href="/assets/page-home.css" /></div>`;
  const { sheet } = write(css);
  Object.defineProperty(document.body.querySelector('link'), 'sheet', { value: sheet });
};

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe('keepWrittenRules', () => {
  it('marks the inline and linked rules of a prerendered page as inserted', () => {
    write('body{margin:0}@keyframes animation-1w2{from{opacity:0}}.css-a1{color:red}', WRITTEN_STYLE);
    linkSheet('@media (min-width:0px){.css-b2>img{color:red}}li:hover>.css-c3{color:red}');
    const { inserted } = keepWrittenRules(makeStyleCache());
    expect(Object.keys(inserted).sort()).toEqual(['a1', 'animation-1w2', 'b2', 'c3']);
  });

  it('moves the linked sheet to the head, where it survives navigation', () => {
    linkSheet('');
    keepWrittenRules(makeStyleCache());
    document.body.replaceChildren();
    expect(document.head.querySelector('link')).toHaveAttribute('href', '/assets/page-home.css');
  });

  it('ignores the rules of other sheets', () => {
    write('.css-d4{color:red}', 'translator');
    expect(keepWrittenRules(makeStyleCache()).inserted).toEqual({});
  });
});
