/* Apart from launch.cjs, whose readers may be too old for an import(). */
'use strict';

const start = async () => {
  if (!process.argv.includes('--dev')) return import('./run.mjs');
  await import('tsx'); // compiles what is imported from here on
  return import('./start.ts');
};

start().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
