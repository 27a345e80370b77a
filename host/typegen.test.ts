import { spawnSync } from 'node:child_process';
import { LIFTOFF_ONLY, typegenBundle } from './testing/hostBundle';

it('the generated database types match the migrations', async () => {
  const { status, stderr } = spawnSync(process.execPath, [...LIFTOFF_ONLY, await typegenBundle(), '--check']);
  expect(String(stderr)).toBe('');
  expect(status).toBe(0);
});
