import type { Database } from '../database/database';
import { writeArchive } from './archive';
import { type Amount, amountOf, CONTENTS, contentsOf } from './contents';
import { entryOf, filesOf } from './files';
import { fixSettings, pagesOf } from './rows';

/**
 * Writes all rows of a database, as they are at one moment, into one file; of a data folder its keys and mails, too. Throws a
 * Refusal if the file exists or cannot be written.
 */
export const writeRows = (
  database: Pick<Database, 'transaction'>,
  file: string,
  key?: string,
  dataDir?: string,
): Promise<Amount> =>
  database.transaction(async (sql) => {
    await sql.script('set transaction isolation level repeatable read, read only');
    await fixSettings(sql);
    const contents = await contentsOf(sql);
    await writeArchive(file, 2, key, async (put) => {
      const write = (name: string, text: string) => put({ name, mode: 0o600, content: Buffer.from(text) });
      await write(CONTENTS, JSON.stringify(contents));
      for (const [at, table] of contents.tables.entries()) {
        for await (const { lines, next } of pagesOf(sql, table))
          if (lines.length > 0) await write(`rows/${at}/${next}`, lines.join('\n'));
      }
      if (!dataDir) return;
      const { files } = await filesOf(dataDir);
      for (const name of files.filter((file) => !file.startsWith('database/')))
        await put(await entryOf(dataDir, name));
    });
    return amountOf(contents.digests);
  });
