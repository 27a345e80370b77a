import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => readFileSync(path.resolve(__dirname, '../..', file), 'utf8');

it('the check of the build sees the settings that the build was made with', () => {
  const [, step = ''] = /^6\. \*\*Build\*\*: ([^]*?)^7\. /m.exec(read('docs/deploy.md')) ?? [];
  const [exported = '', build] = step.split('`').filter((_text, index) => index % 2 === 1);
  expect(exported).toMatch(/^export (\w+=\S+ ?)+$/);
  expect(exported.match(/\w+(?==)/g)).toEqual(['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SITE_URL']);
  expect(build).toBe('npm run build');
});

it.each(['README.md', 'docs/deploy.md', 'supabase/config.toml'])(
  '%s pushes to the linked project, which the CLI does not do by itself',
  (file) => {
    const pushes = read(file).match(/\bdb push\b[^`\n]*/g) ?? [];
    expect(pushes.length).toBeGreaterThan(0);
    expect(pushes.filter((push) => !push.startsWith('db push --remote'))).toEqual([]);
  },
);
