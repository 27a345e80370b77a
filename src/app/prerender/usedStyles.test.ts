import { makeStyleCache } from '../styleCache';
import { usedStyles } from './usedStyles';

/** A cache in the state that prerendering a page leaves it in. */
const cacheWith = (classes: Record<string, string>, otherClasses: Record<string, string>) => {
  const cache = makeStyleCache();
  Object.assign(cache.inserted, classes, otherClasses);
  for (const id of Object.keys(classes)) cache.registered[`css-${id}`] = classes[id] ?? '';
  return cache;
};

const cache = () =>
  cacheWith(
    {
      a1: '.css-a1{color:red;}',
      b2: '.css-b2{animation:animation-used 1s;}',
      c3: '.css-c3{animation:animation-other 1s;}',
      d4: '@media (min-width:0px){.css-d4{gap:0;}.css-d4>a{gap:0;}}@media (min-width:1px){.css-d4{gap:1px;}}',
    },
    {
      base: 'body{margin:0;}',
      'animation-used': '@keyframes animation-used{}',
      'animation-other': '@keyframes animation-other{}',
    },
  );

describe('usedStyles', () => {
  it('keeps the global rules, and the rules and keyframes of the page’s classes', () => {
    expect(usedStyles(cache(), '<p class="css-a1 css-b2">')).toBe(
      'body{margin:0;}@keyframes animation-used{}.css-a1{color:red;}.css-b2{animation:animation-used 1s;}',
    );
  });

  it('unwraps media queries that always match', () => {
    expect(usedStyles(cache(), '<p class="css-d4">')).toBe(
      'body{margin:0;}.css-d4{gap:0;}.css-d4>a{gap:0;}@media (min-width:1px){.css-d4{gap:1px;}}',
    );
  });
});
