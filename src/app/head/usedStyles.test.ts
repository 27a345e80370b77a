import { makeStyleCache } from '../styleCache';
import { usedStyles } from './usedStyles';

/** A cache as it is left by a page that was written. */
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
    },
    {
      base: 'body{margin:0;}',
      'animation-used': '@keyframes animation-used{}',
      'animation-other': '@keyframes animation-other{}',
    },
  );

describe('the styles of a written page', () => {
  it('are the rules of its classes and the frames they move by, after those of every page', () => {
    const { tags, rest } = usedStyles(
      cache(),
      { first: '<p class="css-a1 css-b2">', rest: '' },
      '@font-face{}',
    );
    expect(rest).toEqual({ names: 'css', css: '' });
    expect(tags[1]).toEqual({
      names: 'css animation-used a1 b2',
      css: '@font-face{}@keyframes animation-used{}.css-a1{color:red;}.css-b2{animation:animation-used 1s;}',
    });
  });

  it('are all global rules, each in a tag of its own', () => {
    expect(usedStyles(cache(), { first: '<p>', rest: '' }, '').tags).toEqual([
      { names: 'css-global base', css: 'body{margin:0;}' },
      { names: 'css', css: '' },
    ]);
  });

  it('are apart where only what follows the first view needs them', () => {
    const { tags, rest } = usedStyles(
      cache(),
      { first: '<p class="css-a1">', rest: '<p class="css-a1 css-c3">' },
      '',
    );
    expect(tags[1]).toEqual({ names: 'css a1', css: '.css-a1{color:red;}' });
    expect(rest).toEqual({
      names: 'css animation-other c3',
      css: '@keyframes animation-other{}.css-c3{animation:animation-other 1s;}',
    });
  });
});
