import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { type Comparer, startComparer } from '../testing/comparerChild';
import { draftBundle, LIFTOFF_ONLY } from '../testing/hostBundle';
import { migrateAlone, type Migration, readMigrations } from '../testing/migrateAlone';
import { findPostgres, startPostgres } from '../testing/postgresServer';
import { faults } from './schemas/faults';

const MIGRATIONS = 'supabase/migrations';
const SCHEMAS = 'supabase/schemas';
const CONFIG = 'supabase/config.toml';

/** Sets a project up like a hosted one, and runs what is drafted. */
const migrateProject = async (drafted: Migration[]): Promise<void> => {
  const server = await startPostgres({ superuser: 'supabase_admin' });
  try {
    const admin = postgres(server.url, { max: 1, onnotice: () => undefined });
    await admin.unsafe(await readFile('host/testing/hostedLayout.sql', 'utf8'));
    await admin.end();
    const url = new URL(server.url);
    url.username = 'postgres';
    await migrateAlone(url.href, [...readMigrations(), ...drafted]);
  } finally {
    await server.remove();
  }
};

describe('supabase/schemas', () => {
  let comparer: Comparer;
  beforeAll(async () => {
    comparer = await startComparer();
  });
  afterAll(() => comparer.end());

  const differences = async (script = '') => (await comparer.ask('differences', script)).join('\n');

  describe('compared with the migrations', () => {
    beforeAll(() => comparer.ask('open', MIGRATIONS, CONFIG));

    it('makes an identical database', async () => {
      expect(await differences()).toBe('');
    });

    it.each(faults)('differs by %s', async (_name, script, expected) => {
      expect(await differences(script)).toMatch(expected);
    });

    it.each([
      [
        'create text search configuration public.added (copy = simple)',
        'text search configuration public.added',
      ],
      ['create type public.added as range (subtype = int)', 'public.added'],
      ['create table public.added (id int) partition by list (id)', 'table public.added'],
    ])('fails for an object that cannot be compared: %s', async (script, name) => {
      await expect(differences(script)).rejects.toThrow(name);
    });
  });

  describe('npm run db:draft', () => {
    let folder: string;
    beforeEach(async () => {
      folder = await mkdtemp(path.join(os.tmpdir(), 'carmine-draft-'));
      for (const name of [MIGRATIONS, SCHEMAS, CONFIG])
        await cp(name, path.join(folder, name), { recursive: true });
    });
    afterEach(() => rm(folder, { recursive: true }));

    const edit = async (name: string, text: string, changed: string): Promise<void> => {
      const file = path.join(folder, SCHEMAS, name);
      const before = await readFile(file, 'utf8');
      expect(before).toContain(text);
      await writeFile(
        file,
        before.replace(text, () => changed),
      );
    };
    const listFiles = async (change: (list: string) => string): Promise<void> => {
      const file = path.join(folder, CONFIG);
      const config = await readFile(file, 'utf8');
      await writeFile(
        file,
        config.replace(/(?<=^schema_paths = \[\n)[^\]]*/m, (list) => change(list)),
      );
    };
    const add = async (name: string, text: string): Promise<void> => {
      await writeFile(path.join(folder, SCHEMAS, name), text);
      await listFiles((list) => `${list}  "./schemas/${name}",\n`);
    };
    const LAST_COLUMN = ` -- of the fields that are searched, by a trigger\n);\n`;

    const draft = async (...args: string[]) => {
      const command = [...LIFTOFF_ONLY, path.resolve(await draftBundle()), ...args];
      const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder });
      return { status, stdout: String(stdout), stderr: String(stderr) };
    };
    const lastMigration = async () => {
      const file = (await readdir(path.join(folder, MIGRATIONS))).sort().at(-1) ?? '';
      return { file, text: await readFile(path.join(folder, MIGRATIONS, file), 'utf8') };
    };
    /** How a database that the drafted migration was applied to differs from the schemas. */
    const readDifferences = async () => {
      await comparer.ask('open', path.join(folder, MIGRATIONS), path.join(folder, CONFIG));
      return differences();
    };

    it('writes a migration for the changes', async () => {
      await edit(
        'common/private.sql',
        'create schema private;',
        'alter default privileges in schema public grant usage on types to anon;\ncreate schema private;',
      );
      await edit('common/texts.sql', 'char_length(value) <= 120', 'char_length(value) <= 130');
      await edit(
        'consignments/consignment.sql',
        LAST_COLUMN,
        `, insurance private.line, cover int not null default 0 check (cover >= 0));
         grant update (insurance) on public.consignment to authenticated;`,
      );
      await edit('consignments/consignment.sql', `('remark', `, `('insurance', 'goods', false), ('remark', `);
      await edit('consignments/tracking.sql', `|| '.', ' ')`, `|| '.', '')`);
      await edit(
        'mail/newsletter.sql',
        'grant select, delete',
        `create policy "the admin corrects" on public."newsLetter" for update to authenticated
           using ((select private.is_admin())) with check ((select private.is_admin()));
         grant update (country) on public."newsLetter" to authenticated;
         grant select, delete`,
      );
      await edit('mail/summary.sql', 'end as state', 'end as state, hash');
      await add(
        'lanes/ports.sql',
        `create table public.ports (
           id bigint generated always as identity primary key,
           consignment bigint not null references public.consignment on delete cascade,
           name private.required_line not null unique
         );
         create index ports_consignment on public.ports (consignment);
         alter table public.ports enable row level security;
         create policy "the admin reads" on public.ports for select to authenticated using ((select private.is_admin()));
         grant select on public.ports to authenticated;
         create function public.port_of(name text) returns bigint language sql stable set search_path = '' as $$
           select id from public.ports where ports.name = port_of.name
         $$;
         grant execute on function public.port_of(text) to authenticated;`,
      );
      expect(await draft('ports')).toMatchObject({ status: 0, stderr: '' });
      const { file, text } = await lastMigration();
      expect(file).toMatch(/^\d{14}_ports\.sql$/);
      expect(text).not.toContain('postgres'); // whoever migrates has a name of their own
      expect(await readDifferences()).toBe('');
    });

    it('comments out statements that could lose data or fail', async () => {
      await edit(
        'consignments/consignment.sql',
        LAST_COLUMN,
        `, insurer text not null check (insurer <> ''));`,
      );
      await edit('consignments/consignment.sql', '  "typeOfShipment" private.line,\n', '');
      await edit('chat/chats.sql', '"seenSeq" int', '"seenSeq" bigint');
      await edit('common/limits.sql', `('track', 30,`, `('track', 31,`);
      await rm(path.join(folder, SCHEMAS, 'consignments/edits.sql'));
      await listFiles((list) => list.replace('  "./schemas/consignments/edits.sql",\n', ''));
      await writeFile(
        path.join(folder, MIGRATIONS, '29990101000000_by_a_clock_that_was_ahead.sql'),
        'select 1',
      );
      const { status, stderr } = await draft('losses');
      expect(status).toBe(1);
      const { file, text } = await lastMigration();
      expect(file).toBe('29990101000001_losses.sql');
      for (const [difference, comment] of [
        [/^ {2}- table private\.edit_key: /m, /^-- drop table "private"."edit_key";$/m],
        [/^ {2}- column public\.consignment\."typeOfShipment": /m, /^-- +drop column "typeOfShipment";$/m],
        [
          /^ {2}\+ column public\.chats\."seenSeq": bigint/m,
          /^-- +alter column "seenSeq" type bigint using/m,
        ],
        [
          /^ {2}\+ column public\.consignment\.insurer: text .*not null$/m,
          /^-- +alter column "insurer" set not null;$/m,
        ],
        [/^ {2}\+ row of private\.limits: .*31/m, /^-- \+ row of private\.limits: .*31/m],
      ] as const) {
        expect(stderr).toMatch(difference);
        expect(text).toMatch(comment);
      }
      const statements = text.replaceAll(/^--.*$/gm, '');
      expect(statements).toMatch(/^ +add column "insurer" text;$/m);
      expect(statements).not.toMatch(/drop table|typeOfShipment"|set not null|limits|type bigint/);
      expect((await readDifferences()).split('\n').length).toBe(stderr.trim().split('\n').length - 1);
    });

    it('loads a library before a function gets one of its parameters, and leaves an unknown one to a person', async () => {
      await edit(
        'consignments/list.sql',
        'word_similarity_threshold = 0.5',
        'word_similarity_threshold = 0.6',
      );
      await add(
        'lanes/parameters.sql',
        `create function private.strict() returns int language plpgsql set search_path = '' set plpgsql.extra_errors = 'all'
           as $$ begin return 1; end $$;
         create function private.unknown() returns int language sql set search_path = '' set unknown.parameter = '1'
           as 'select 1';`,
      );
      const { status, stderr } = await draft('parameters');
      expect(status).toBe(1);
      expect(stderr).toContain('function private.unknown()');
      const statements = (await lastMigration()).text.replaceAll(/^--.*$/gm, '');
      expect(statements).not.toContain('unknown');
      expect(statements).toMatch(
        /show_limit\(\) limit 0[^]*set "pg_trgm\.word_similarity_threshold" to '0\.6'/,
      );
      expect(statements).toMatch(/do \$\$ begin end \$\$;[^]*set "plpgsql\.extra_errors" to 'all'/);
      if (findPostgres()) await migrateProject([await lastMigration()]);
    });

    it('writes nothing when nothing has changed', async () => {
      // That all of the product's are alike, the comparison above says.
      for (const name of [MIGRATIONS, SCHEMAS]) {
        await rm(path.join(folder, name), { recursive: true });
        await mkdir(path.join(folder, name));
      }
      await writeFile(path.join(folder, MIGRATIONS, '20260101000000_start.sql'), 'create schema one;');
      await listFiles(() => '');
      await add('one.sql', 'create schema one;');
      const before = await lastMigration();
      expect(await draft('nothing')).toMatchObject({
        status: 0,
        stdout: expect.stringContaining('Nothing to draft') as string,
      });
      expect(await lastMigration()).toEqual(before);
    });

    it('names a file with a syntax error', async () => {
      await edit('common/private.sql', 'create schema private', 'create schemaa private');
      expect(await draft('mistake')).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('common/private.sql') as string,
      });
    });

    it.each([[], ['../else'], ['Two Words']])(
      'prints its usage for an invalid name (%s)',
      async (...args) => {
        expect(await draft(...args)).toEqual({
          status: 2,
          stdout: '',
          stderr: 'Usage: npm run db:draft -- what_changes\n',
        });
      },
    );
  });
});
