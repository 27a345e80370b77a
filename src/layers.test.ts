import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.join(__dirname, '..');

/**
 * The repository's folders, and those of src: each imports only from those before it. What several features need of the
 * business is in a room of `domain`: its types, rules, endpoints and components; what only one needs is in that feature.
 */
const folders = ['supabase', 'src', 'host', 'scripts', 'e2e', 'tools', 'bench'];
/** Those of the repository, and of the host what is built on the others. */
const order = [...folders, 'host/attack', 'host/bench', 'host/commands'];
/** Where tests of rules get their database from. */
const HOST_DOOR = 'supabase/tests/support/host.ts';
const layers = [
  'config',
  'brand',
  'content',
  'theme',
  'supabase',
  'api',
  'realtime',
  'redux',
  'ui',
  'shims',
  'domain',
  'features',
  'pages',
  'app',
  'entries',
  'test',
];

interface Import {
  file: string;
  target: string;
  /** Types alone: nothing is left of it in the build. */
  erased: boolean;
}

const isTest = (file: string) => /\.(test|e2e)\.tsx?$/.test(file);

/** Of a node that names a module: its name, and whether only types are taken from it. */
const namedBy = (node: ts.Node): [name: ts.Node | undefined, erased: boolean] => {
  if (ts.isImportDeclaration(node)) return [node.moduleSpecifier, node.importClause?.isTypeOnly ?? false];
  if (ts.isExportDeclaration(node)) return [node.moduleSpecifier, node.isTypeOnly];
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return [node.argument.literal, true];
  const isCall =
    ts.isCallExpression(node) &&
    (node.expression.kind === ts.SyntaxKind.ImportKeyword || node.expression.getText() === 'require');
  return [isCall ? node.arguments[0] : undefined, false];
};

/** Every module that a source names, in whatever way; of a stylesheet, every file. */
const modulesIn = (file: string, text: string) => {
  if (file.endsWith('.css')) {
    const references = text.matchAll(/(?:@import\s+(?:url\()?|url\()\s*['"]?([^'")\s]+)/g);
    return [...references].map(([, name = '']) => ({ name, erased: false }));
  }
  const imports: { name: string; erased: boolean }[] = [];
  const look = (node: ts.Node) => {
    const [name, erased] = namedBy(node);
    if (name && ts.isStringLiteralLike(name)) imports.push({ name: name.text, erased });
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return imports;
};

/** The imports of a file from this repository. Paths are relative to its root. */
const importsIn = (file: string, text: string): Import[] =>
  modulesIn(file, text).flatMap(({ name, erased }) => {
    if (name.startsWith('@/')) return [{ file, target: `src/${name.slice(2)}`, erased }];
    return name.startsWith('.')
      ? [{ file, target: path.posix.join(path.posix.dirname(file), name), erased }]
      : [];
  });

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
/** With forward slashes, as modules are named on every system. */
const entries = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    path.posix.join(folder, name.replaceAll(path.sep, '/')),
  ),
);
const all = entries.filter((name) => /\.(tsx?|css)$/.test(name));
const allImports = all.flatMap((file) => importsIn(file, textOf(file)));

const isOurs = (file: string) => file.startsWith('src/') && !isTest(file);
const files = all.filter(isOurs);
const imports = allImports.filter(({ file }) => isOurs(file));
/** What is in none of the folders is above all of them: declarations alone. */
const layerOf = (file: string) => {
  const [, folder = '', inside] = file.split('/');
  return inside === undefined ? layers.length : layers.indexOf(folder);
};
const featureOf = (file: string) => /^src\/features\/([^/]+)/.exec(file)?.[1];
/** A room of the domain, or a folder inside a feature. */
const roomOf = (file: string) => /^src\/(domain\/[^/]+|features\/[^/]+\/[^/]+)(?=\/)/.exec(file)?.[0];
const linesOf = (imports: Import[]) => imports.map(({ file, target }) => `${file} → ${target}`);

describe('importsIn', () => {
  it.each([
    ["import x from '@/app/x';", 'src/app/x'],
    ["import '@/app/x';", 'src/app/x'],
    ["import './x';", 'src/ui/x'],
    ["import './x.css';", 'src/ui/x.css'],
    ["export * from '../app/x';", 'src/app/x'],
    ["const x = await import(/* webpackChunkName: 'x' */ '@/app/x');", 'src/app/x'],
    ["const x = require('@/app/x');", 'src/app/x'],
    ["let x: import('@/app/x').X;", 'src/app/x'],
    ['const text = `import "./x";`;', undefined],
    ["import 'react';", undefined],
  ])('reads %s', (text, target) => {
    expect(importsIn('src/ui/file.ts', text)[0]?.target).toBe(target);
  });

  it.each(["@import './x.css';", "@import url('./x.css');", 'a { b: url(./x.css) }'])('reads %s', (text) => {
    expect(importsIn('src/ui/file.css', text)).toMatchObject([{ target: 'src/ui/x.css' }]);
  });
});

describe('the repository', () => {
  it('imports in each folder only from the folders before it', () => {
    const placeOf = (file: string) => order.findLastIndex((folder) => file.startsWith(`${folder}/`));
    /** The database's tests compare it with what the app says of the same: fields, journeys and their next steps, countries, their clocks, lanes, terms, texts. */
    const isComparison = ({ file, target }: Import) =>
      /^supabase\/tests\//.test(file) &&
      /^src\/(content\/(countries|keeping|lanes)|domain\/(consignment\/fields?|journey\/(journey|likelyEvents)|places\/countryClocks|trackingId\/))/.test(
        target,
      );
    const upward = allImports.filter(({ file, target }) => placeOf(target) > placeOf(file));
    const isAllowed = (imported: Import) => isComparison(imported) || imported.file === HOST_DOOR;
    expect(linesOf(upward.filter((imported) => !isAllowed(imported)))).toEqual([]);
  });

  it('knows the host by one door: no other file of src or supabase imports from it', () => {
    const knownImports = allImports.filter(
      ({ file, target }) => /^(src|supabase)\//.test(file) && target.startsWith('host/'),
    );
    expect([...new Set(knownImports.map(({ file }) => file))]).toEqual([HOST_DOOR]);
  });
});

/** Names that are one and the same where a disk ignores letter case, as on macOS and Windows. */
const alikeIn = (names: readonly string[]) => {
  const modules = new Set(names.map((name) => name.replace(/(\.test|\.e2e)?\.(tsx?|mjs|css)$/, '')));
  return [...modules].filter((name) =>
    [...modules].some((other) => other !== name && other.toLowerCase() === name.toLowerCase()),
  );
};

describe('alikeIn', () => {
  it.each([
    [['ui/Form.tsx', 'ui/form.ts']],
    [['ui/Form.test.tsx', 'ui/form.ts']],
    [['ui/Form', 'ui/form.ts']],
    [['UI/a.ts', 'ui/b.ts', 'UI', 'ui']],
  ])('finds %j', (names) => {
    expect(alikeIn(names)).not.toEqual([]);
  });

  it('finds nothing in a module with its test and its styles', () => {
    expect(alikeIn(['ui/Form.tsx', 'ui/Form.test.tsx', 'ui/Form.css', 'ui/formValues.ts'])).toEqual([]);
  });
});

describe('the names of modules and folders', () => {
  it('differ in more than letter case', () => {
    expect(alikeIn(entries)).toEqual([]);
  });
});

describe('the layers of src', () => {
  it('are the only folders', () => {
    expect(files.filter((file) => layerOf(file) < 0)).toEqual([]);
  });

  it('import downwards only', () => {
    const upward = imports.filter(({ file, target, erased }) => {
      const isStoreType = erased && file.startsWith('src/redux/'); // RootState is declared only at the top
      const isTestAlone = file.startsWith('src/test/');
      return !isTestAlone && !isStoreType && isOurs(target) && layerOf(target) > layerOf(file);
    });
    expect(linesOf(upward)).toEqual([]);
  });

  it('keep features independent of each other', () => {
    const crossing = imports.filter(({ file, target }) => {
      const [from, to] = [featureOf(file), featureOf(target)];
      return from && to && from !== to;
    });
    expect(linesOf(crossing)).toEqual([]);
  });

  it('have no circle among the rooms of the domain, or among the folders of features', () => {
    const arrows = imports.filter(({ file, target }) => {
      const [from, to] = [roomOf(file), roomOf(target)];
      return from && to && from !== to;
    });
    const roomsFrom = (room: string) =>
      arrows.filter(({ file }) => roomOf(file) === room).map(({ target }) => roomOf(target) ?? '');
    const isReached = (goal: string, [room, ...otherRooms]: string[], seenRooms: Set<string>): boolean => {
      if (room === undefined) return false;
      if (room === goal) return true;
      return isReached(
        goal,
        seenRooms.has(room) ? otherRooms : [...otherRooms, ...roomsFrom(room)],
        seenRooms.add(room),
      );
    };
    const inCircle = arrows.filter(({ file, target }) =>
      isReached(roomOf(file) ?? '', [roomOf(target) ?? ''], new Set()),
    );
    expect(linesOf(inCircle)).toEqual([]);
  });

  it('import the admin pages lazily, except where documents are written in Node', () => {
    const eager = imports.filter(
      ({ file, target }) =>
        /^src\/pages\/admin/.test(target) &&
        !/^src\/(pages\/admin|test|app\/prerender\/writeSite\.tsx)/.test(file),
    );
    expect(eager.map(({ file }) => file)).toEqual(['src/app/routing/AppRoutes.tsx']);
    expect(textOf('src/app/routing/AppRoutes.tsx')).not.toMatch(/from '@\/pages\/admin/);
  });

  it('import from outside src in a few files only', () => {
    const out = imports.filter(({ target }) => !target.startsWith('src/'));
    expect(new Set(out.map(({ file }) => file))).toEqual(
      new Set([
        'src/config/linkAddress.ts',
        'src/ui/forms/mailAddress.ts',
        'src/domain/mail/mailFunctions.ts',
        'src/features/mail/renderedMail.ts',
        'src/features/notices/noticeMail.ts',
        'src/features/sharing/copies/calendarFile.ts',
        'src/features/quotes/quoteRequest.ts',
        'src/features/health/problemWords.ts',
        'src/config/ownValue.ts',
      ]),
    );
    const doors = out.map(({ target }) => path.dirname(target));
    expect([...new Set(doors)]).toEqual(['supabase/functions/_shared']);
  });

  it('name tables only in API files', () => {
    const naming = files.filter((file) => /\bdb\s*\.(from|rpc)\(/.test(textOf(file)));
    expect(naming.filter((file) => !/(Api|Requests)\.ts$/.test(file))).toEqual([]);
  });

  it('poll past the store, whose list of actions stands still at rest', () => {
    expect(files.filter((file) => /\bpollingInterval\b/.test(textOf(file)) && !isTest(file))).toEqual([]);
  });

  it('have files of at most 250 lines', () => {
    const exempt = /^src\/(content|supabase\/database\.types)/;
    const long = files.filter((file) => !exempt.test(file) && textOf(file).split('\n').length > 250);
    expect(long).toEqual([]);
  });
});
