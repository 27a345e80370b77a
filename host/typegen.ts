import { readFile, writeFile } from 'node:fs/promises';
import prettier from 'prettier';
import { openPglite } from './database/database';
import { migrate } from './database/migrations';
import { inRepository } from './paths';
import { readCatalog } from './types/catalog';
import { renderTypes } from './types/render';

const TARGET = 'src/supabase/database.types.ts';

/** The text of the types file for the current migrations, formatted like the rest of the code. */
const generate = async (): Promise<string> => {
  const database = await openPglite();
  try {
    await migrate(database);
    const options = await prettier.resolveConfig(inRepository(TARGET));
    return await prettier.format(renderTypes(await readCatalog(database)), {
      ...options,
      parser: 'typescript',
    });
  } finally {
    await database.close();
  }
};

const generated = await generate();
if (!process.argv.includes('--check')) {
  await writeFile(inRepository(TARGET), generated);
} else if ((await readFile(inRepository(TARGET), 'utf8').catch(() => '')) !== generated) {
  console.error(`${TARGET} does not match the migrations: run \`npm run db:types\`.`);
  process.exitCode = 1;
}
