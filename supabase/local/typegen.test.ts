import { spawnSync } from 'node:child_process';

it('the generated database types match the migrations', () => {
  const { status, stderr } = spawnSync(process.execPath, [
    '--import',
    'tsx',
    'supabase/local/typegen.ts',
    '--check',
  ]);
  expect(String(stderr)).toBe('');
  expect(status).toBe(0);
});
