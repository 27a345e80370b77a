import { REST_SHEET } from './boot/restOfPage';
import { WRITTEN_STYLE, keepWrittenRules, makeStyleCache } from './styleCache';

const write = (id: string, css: string) => {
  const style = document.createElement('style');
  style.id = id;
  style.textContent = css;
  document.head.append(style);
};

afterEach(() => document.head.replaceChildren());

it('the rules that a written page came with are known by their names', () => {
  write(WRITTEN_STYLE, 'body{margin:0}@keyframes animation-1w2{from{opacity:0}}.css-a1{color:red}');
  write(REST_SHEET, '@media (min-width:0px){.css-b2>img{color:red}}li:hover>.css-c3{color:red}');
  const { inserted } = keepWrittenRules(makeStyleCache());
  expect(Object.keys(inserted).sort()).toEqual(['a1', 'animation-1w2', 'b2', 'c3']);
});

it("the rules of somebody else's sheet are not read", () => {
  write('translator', '.css-d4{color:red}');
  expect(keepWrittenRules(makeStyleCache()).inserted).toEqual({});
});
