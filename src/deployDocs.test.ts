import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => readFileSync(path.resolve(__dirname, '..', file), 'utf8');

it.each(['README.md', 'docs/deploy.md', 'supabase/config.toml'])(
  '%s pushes to the linked project, which the CLI does not do by itself',
  (file) => {
    const pushes = read(file).match(/\bdb push\b[^`\n]*/g) ?? [];
    expect(pushes.length).toBeGreaterThan(0);
    expect(pushes.filter((push) => !push.startsWith('db push --remote'))).toEqual([]);
  },
);
