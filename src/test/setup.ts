import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { findLabelsQuickly } from './labels';

findLabelsQuickly();

configure({
  /** Each page is a chunk of its own: on a busy machine, the first query waits for its modules to compile. */
  asyncUtilTimeout: 20_000,
  /** Without the document, which would be printed for each try of a query that waits: a tenth of a second each. */
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

/**
 * jsdom has no layout: it logs an error on attempts to scroll, or lacks the function. Each returns a promise, as in Chromium
 * since 156 and in the CSSOM View draft, although TypeScript's declarations still say that they return nothing.
 */
const scroll = () => Promise.resolve();
const scrolls = { scroll, scrollTo: scroll, scrollBy: scroll };
Object.assign(window, scrolls);
Object.assign(Element.prototype, { ...scrolls, scrollIntoView: scroll });

/** A console warning means a bug somewhere: it fails the test it appears in. */
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
