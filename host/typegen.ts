import { readFile, writeFile } from 'node:fs/promises';
import prettier from 'prettier';
import { openPglite } from './database/database';
import { migrate } from './database/migrations';
import { inRepository } from './paths';
import { readCatalog } from './types/catalog';
import { eventCodeFiles, readEventCodes } from './types/eventCodes';
import { renderTypes } from './types/render';

const readText = (file: string) => readFile(inRepository(file), 'utf8');

/** The files that follow from the current migrations, by their paths, formatted like the rest of the code. */
const generate = async (): Promise<[file: string, text: string][]> => {
  const database = await openPglite();
  try {
    await migrate(database);
    const files = {
      'src/supabase/database.types.ts': renderTypes(await readCatalog(database)),
      ...(await eventCodeFiles(await readEventCodes(database), readText)),
    };
    return await Promise.all(
      Object.entries(files).map(async ([file, text]): Promise<[string, string]> => {
        const filepath = inRepository(file);
        return [file, await prettier.format(text, { ...(await prettier.resolveConfig(filepath)), filepath })];
      }),
    );
  } finally {
    await database.close();
  }
};

for (const [file, text] of await generate()) {
  if (!process.argv.includes('--check')) {
    await writeFile(inRepository(file), text);
  } else if ((await readText(file).catch(() => '')) !== text) {
    console.error(`${file} does not match the migrations: run \`npm run db:types\`.`);
    process.exitCode = 1;
  }
}
