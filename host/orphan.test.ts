import { spawn } from 'node:child_process';
import { once } from 'node:events';

const program = `import('./host/orphan.ts').then(({ onOrphaned }) => {
  onOrphaned(() => { console.log('orphaned'); process.exit(); });
  console.log('waiting');
})`;

it('onOrphaned reports that npm has ended', async () => {
  const shell = spawn('sh', ['-c', '"$0" --import tsx -e "$1"; true', process.execPath, program], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
  });
  const messages: string[] = [];
  shell.stdout.on('data', (text) => {
    messages.push(...String(text).trim().split('\n'));
    if (messages.at(-1) === 'waiting') shell.kill('SIGKILL');
  });
  await once(shell, 'close'); // once the last process that writes to its output has ended
  expect(messages).toEqual(['waiting', 'orphaned']);
});
