import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fieldRows } from './fieldRows';

const page = readFileSync(path.resolve(__dirname, '../../docs/fields.md'), 'utf8');

/** The cells of the page's table, row by row. */
const [head, , ...rows] = (page.split('## The fields\n')[1] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe('docs/fields.md (npm run tool -- fields)', () => {
  it('lists the same fields as the table of fields', () => {
    expect([head, ...rows]).toEqual(fieldRows());
  });
});
