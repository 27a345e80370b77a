import { readFileSync, writeFileSync } from 'node:fs';
import prettier from 'prettier';
import { fieldRows } from '../scripts/docs/fieldRows';

const PAGE = 'docs/fields.md';

/** Writes the table of the page anew; the text before it stays. */
const main = async () => {
  const [text = ''] = readFileSync(PAGE, 'utf8').split(/^\| column .*/m);
  const [head = [], ...rows] = fieldRows();
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`);
  const options = await prettier.resolveConfig(PAGE);
  writeFileSync(PAGE, await prettier.format(text + lines.join(''), { ...options, parser: 'markdown' }));
};

void main();
