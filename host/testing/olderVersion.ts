/** Migrates the database server in the first argument with the folder of migrations in the second. */
import { openPostgres } from '../database/openPostgres';
import { migrate } from '../database/migrations';

const [, , url = '', folder] = process.argv;

const makeOlder = async (): Promise<void> => {
  const database = openPostgres(url);
  await migrate(database, folder);
  await database.close();
};

void makeOlder();
