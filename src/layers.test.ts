import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const layers = [
  'config',
  'brand',
  'content',
  'theme',
  'supabase',
  'api',
  'redux',
  'ui',
  'shims',
  'features',
  'pages',
  'app',
  'test',
];

interface Import {
  file: string;
  target: string;
  erased: boolean;
}

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

const importsOf = (file: string): Import[] => {
  const text = readFileSync(path.join(__dirname, file), 'utf8');
  const statements = [
    ...text.matchAll(/^(import|export) (type )?[^;]*?from '([^']+)'|import\((?:\/\*.*?\*\/ )?'([^']+)'\)/gm),
  ];
  return statements.flatMap(([, , type, from, lazy]) => {
    const specifier = from ?? lazy ?? '';
    if (specifier.startsWith('@/')) return [{ file, target: specifier.slice(2), erased: Boolean(type) }];
    if (!specifier.startsWith('.')) return [];
    return [{ file, target: path.join(path.dirname(file), specifier), erased: Boolean(type) }];
  });
};

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(isSource);
const imports = files.flatMap(importsOf);
const layerOf = (file: string) => layers.indexOf(file.split(path.sep)[0] ?? '');
const featureOf = (file: string) => /^features\/([^/]+)/.exec(file)?.[1];

describe('the layout', () => {
  it('has only known folders', () => {
    const strangers = files.filter((file) => file.includes(path.sep) && layerOf(file) < 0);
    expect(strangers).toEqual([]);
  });

  it('imports downwards only', () => {
    const upward = imports.filter(({ file, target, erased }) => {
      const isStoreType = erased && file.startsWith('redux/'); // RootState is declared only at the top
      const isTestAlone = file.startsWith('test/');
      return file.includes('/') && !isTestAlone && layerOf(target) > layerOf(file) && !isStoreType;
    });
    expect(upward).toEqual([]);
  });

  it('keeps features apart', () => {
    const crossing = imports.filter(({ file, target }) => {
      const [from, to] = [featureOf(file), featureOf(target)];
      return from && to && from !== to;
    });
    expect(crossing).toEqual([]);
  });

  it('reaches the admin pages by a lazy import alone', () => {
    const eager = imports.filter(
      ({ file, target }) => /^pages\/admin/.test(target) && !/^pages\/admin/.test(file),
    );
    expect(eager.map(({ file }) => file)).toEqual(['app/routing/AppRoutes.tsx']);
    expect(readFileSync(path.join(__dirname, 'app/routing/AppRoutes.tsx'), 'utf8')).not.toMatch(
      /from '@\/pages\/admin/,
    );
  });

  it('reaches out of itself at one door alone', () => {
    const out = imports.filter(({ target }) => target.startsWith('..'));
    expect([...new Set(out.map(({ file }) => file))]).toEqual(['features/mail/renderedMail.ts']);
    const doors = out.map(({ target }) => path.join(target, '..'));
    expect([...new Set(doors)]).toEqual(['../supabase/functions/_shared']);
  });

  it('lends the backend the addresses of the site and nothing else', () => {
    const backend = path.join(__dirname, '../supabase');
    const lent = readdirSync(backend, { recursive: true, encoding: 'utf8' })
      .filter((file) => isSource(file) && !file.startsWith('tests'))
      .flatMap((file) => importsOf(path.join('../supabase', file)))
      .filter(({ target }) => target.startsWith('../src/') || !target.startsWith('..'));
    expect(lent.map(({ file, target }) => [file, target])).toEqual([
      ['../supabase/local/site.ts', '../src/config/paths'],
    ]);
  });

  it('names a table only in the files of the api', () => {
    const naming = files.filter((file) =>
      /\bdb\s*\.(from|rpc)\(/.test(readFileSync(path.join(__dirname, file), 'utf8')),
    );
    expect(naming.filter((file) => !/(Api|Requests)\.ts$/.test(file))).toEqual([]);
  });

  it('keeps its files small', () => {
    const exempt = /^(content|supabase\/database\.types)/;
    const long = files.filter(
      (file) =>
        !exempt.test(file) && readFileSync(path.join(__dirname, file), 'utf8').split('\n').length > 250,
    );
    expect(long).toEqual([]);
  });
});
