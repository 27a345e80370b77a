import { spawnSync } from 'node:child_process';
import { startPostgres } from '../supabase/local/testing/postgresServer';
void (async () => {
  const server = await startPostgres();
  const r = spawnSync('npx', ['jest', '--selectProjects', 'backend', '--runTestsByPath', ...process.argv.slice(2)], { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: server.url, CHROME_PATH: '/usr/bin/chromium' } });
  await server.remove();
  process.exitCode = r.status ?? 1;
})();
