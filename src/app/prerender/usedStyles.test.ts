import { makeStyleCache } from '../styleCache';
import { usedStyles } from './usedStyles';

/** A cache in the state that prerendering a page leaves it in. */
const cacheWith = (classes: Record<string, string>, others: Record<string, string>) => {
  const cache = makeStyleCache();
  Object.assign(cache.inserted, classes, others);
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
    expect(usedStyles(cache(), { first: '<p class="css-a1 css-b2">', rest: '' })).toEqual({
      first:
        'body{margin:0;}@keyframes animation-used{}.css-a1{color:red;}.css-b2{animation:animation-used 1s;}',
      rest: '',
    });
  });

  it('separates the rules that only the rest of the page needs', () => {
    expect(usedStyles(cache(), { first: '<p class="css-a1">', rest: '<p class="css-a1 css-c3">' })).toEqual({
      first: 'body{margin:0;}.css-a1{color:red;}',
      rest: '@keyframes animation-other{}.css-c3{animation:animation-other 1s;}',
    });
  });

  it('unwraps media queries that always match', () => {
    const { first } = usedStyles(cache(), { first: '<p class="css-d4">', rest: '' });
    expect(first).toBe(
      'body{margin:0;}.css-d4{gap:0;}.css-d4>a{gap:0;}@media (min-width:1px){.css-d4{gap:1px;}}',
    );
  });
});
