import path from 'node:path';
import { draftMigration } from './schemas/draftMigration';

const SOURCES = {
  config: path.resolve('supabase/config.toml'),
  migrations: path.resolve('supabase/migrations'),
};

const run = async (name = ''): Promise<number> => {
  if (!/^[a-z0-9_]+$/.test(name)) {
    console.error('Usage: npm run db:draft -- what_changes');
    return 2;
  }
  const drafted = await draftMigration(name, SOURCES);
  if (!drafted) {
    console.log('Nothing to draft: the migrations make what supabase/schemas says.');
    return 0;
  }
  console.log(`Drafted ${path.relative('.', drafted.file)}`);
  if (drafted.remaining.length === 0) return 0;
  console.error(['It leaves to a person:', ...drafted.remaining].join('\n  '));
  return 1;
};

process.exitCode = await run(process.argv[2]).catch((error: Error) => {
  console.error(error.message);
  return 1;
});
