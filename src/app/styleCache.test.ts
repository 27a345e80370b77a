import { WRITTEN_STYLE, keepWrittenRules, makeStyleCache } from './styleCache';

const write = (css: string, id = '') => {
  const style = document.createElement('style');
  style.id = id;
  style.textContent = css;
  document.head.append(style);
};

afterEach(() => document.head.replaceChildren());

describe('keepWrittenRules', () => {
  it('marks the rules of a prerendered page as inserted', () => {
    write(
      'body{margin:0}@keyframes animation-1w2{from{opacity:0}}.css-a1{color:red}' +
        '@media (min-width:0px){.css-b2>img{color:red}}li:hover>.css-c3{color:red}',
      WRITTEN_STYLE,
    );
    const { inserted } = keepWrittenRules(makeStyleCache());
    expect(Object.keys(inserted).sort()).toEqual(['a1', 'animation-1w2', 'b2', 'c3']);
  });

  it('ignores the rules of other sheets', () => {
    write('.css-d4{color:red}', 'translator');
    expect(keepWrittenRules(makeStyleCache()).inserted).toEqual({});
  });
});
