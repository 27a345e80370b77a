import { isLoopback } from './isLoopback.ts';

it.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['::1', true],
  ['[::1]', true],
  ['localhost.example.com', false],
  ['127.0.0.1.example.com', false],
  ['127.example.com', false],
  ['mylocalhost', false],
  ['0.0.0.0', false],
  ['::', false],
  ['192.0.2.1', false],
  ['', false],
])('takes “%s” for this machine: %s', (host, isOwn) => {
  expect(isLoopback(host)).toBe(isOwn);
});
