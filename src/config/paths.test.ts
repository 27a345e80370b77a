import { pagePathOf, trackedPath } from './paths';

it.each([
  ['/tracking', '/tracking'],
  [trackedPath('CARGO001'), '/tracking'],
  [trackedPath('a/b'), '/tracking'],
  ['/tracking/CARGO001,CARGO002', '/tracking'],
  ['/tracking/', '/tracking/'],
  ['/tracking/A/B', '/tracking/A/B'],
  ['/trackings/A', '/trackings/A'],
  ['/', '/'],
])('%s shows the page %s', (address, page) => {
  expect(pagePathOf(address)).toBe(page);
});
