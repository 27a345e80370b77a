import { properPath } from './properPath';

it.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/news', '/news'],
  ['/news/', '/news'],
  ['/news//', '/news'],
  ['/news/index.html', '/news'],
  ['//', '/'],
  ['//news/', '/news'],
  ['/auth/app/admin/track/7', '/auth/app/admin/track/7'],
  ['/myindex.html', '/myindex.html'],
])('properPath turns %s into %s', (requestedPath, proper) => {
  expect(properPath(requestedPath)).toBe(proper);
});
