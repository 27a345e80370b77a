/* Apart from launch.cjs, whose readers may be too old for an import(). */
'use strict';

const { spawn } = require('node:child_process');
const path = require('node:path');
const memory = require('./memory.json');

const ORPHAN_POLL_MS = 200;

/** The host in a process of its own, since glibc reads its settings when a process begins (host/docs/load.md, "Memory"). */
const run = () => {
  const child = spawn(process.execPath, [path.join(__dirname, 'run.mjs')], {
    env: { ...memory, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'], // it ends when this channel closes
  });
  const isWindows = process.platform === 'win32';
  // Windows tells all of a console by itself, and knows no signal that lets a process end in order.
  for (const signal of isWindows ? ['SIGINT', 'SIGHUP', 'SIGBREAK'] : ['SIGINT', 'SIGTERM'])
    process.on(signal, () => isWindows || child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
  if (process.env.npm_lifecycle_event === undefined || isWindows) return;
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || process.exit(1), ORPHAN_POLL_MS); // see orphan.ts
};

const develop = async () => {
  await import('tsx'); // compiles what is imported from here on
  await import('./start.ts');
};

if (!process.argv.includes('--dev')) run();
else
  develop().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
