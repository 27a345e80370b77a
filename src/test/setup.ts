import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

/** Each page is a chunk of its own: on a busy machine the first look at one waits for its modules to be compiled. */
configure({ asyncUtilTimeout: 20_000 });

/** jsdom lays nothing out: it has no place to scroll to, and complains of every try. */
window.scrollTo = () => undefined;

/** A warning in the console is a fault somewhere: it fails the test it appears in. */
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  sessionStorage.clear();
  localStorage.clear();
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      complaints.push(`${level}: ${words.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  expect(complaints).toEqual([]);
});
