import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** What an older version had stored, and what people held of it (host/docs/updating.md, "Fixtures of older versions"). */
export interface OlderVersion {
  /** Each row of each table, as JSON. */
  rows: Record<string, string[]>;
  /** The keys of its data folder. */
  secrets: string;
  admin: { email: string; password: string };
  /** Another admin, with a second factor. */
  second: { email: string; password: string; secret: string };
  /** Of a session of the admin. */
  refreshToken: string;
  /** Of the visitor who has written in the only chat. */
  visitorToken: string;
}

/** The files of a fixture: of the embedded database a backup, of a server a dump, and of each what it holds. */
export const FIXTURE = {
  embedded: { data: 'folder.tar.br', content: 'folder.json.br' },
  server: { data: 'database.sql.br', content: 'database.json.br' },
} as const;

/** Where the fixture of a version is. */
export const fixtureFolder = (version: string): string => path.join('host/tests/versions', version);

/** The data of a version's fixture, and what it holds. */
export const readFixture = async (
  version: string,
  kind: keyof typeof FIXTURE,
): Promise<{ data: Buffer; content: OlderVersion }> => {
  const readPart = async (file: string) =>
    brotliDecompressSync(await readFile(path.join(fixtureFolder(version), file)));
  const { data, content } = FIXTURE[kind];
  return {
    data: await readPart(data),
    content: JSON.parse((await readPart(content)).toString('utf8')) as OlderVersion,
  };
};
