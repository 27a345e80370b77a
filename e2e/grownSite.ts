import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';

/** What a build reads. */
const SOURCES = [
  '.browserslistrc',
  'babel.config.js',
  'package-lock.json',
  'package.json',
  'public',
  'scripts',
  'src',
  'supabase/functions',
  'host',
  'tsconfig.json',
  'webpack.config.ts',
];

/** Properties that hold a text even if it is a single word; other words may be keys, types and file names. */
const TEXT_PROPERTY = /^(label|title|subtitle|heading|text|description)$/;
const TEXT_ATTRIBUTE = /^(title|heading|hint)$/;

const isProse = (text: string) => /[a-z]/i.test(text) && /\S \S/.test(text.trim()) && !/[<>{}=]/.test(text);

/** The text, half as long again. */
const lengthen = (text: string): string => {
  const words = text.trim().split(' ');
  const extra = words.length > 1 ? words.slice(0, Math.ceil(words.length / 2)).join(' ') : text.trim();
  return `${text.trimEnd()} ${extra}${/\s$/.test(text) ? ' ' : ''}`;
};

/** Positions at which a file's texts end, with what to insert there. */
const insertions = (file: string, source: string): [position: number, text: string][] => {
  const sizes: [number, string][] = [];
  const isContent = /[\\/]content[\\/]|publicPages/.test(file); // elsewhere most strings with spaces are CSS
  const extraOf = (text: string) => lengthen(text).slice(text.trimEnd().length).trimEnd();
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteral(node)) {
      const { parent } = node;
      const isText =
        (ts.isPropertyAssignment(parent) && TEXT_PROPERTY.test(parent.name.getText())) ||
        (ts.isJsxAttribute(parent) && TEXT_ATTRIBUTE.test(parent.name.getText()));
      if (isText || (isContent && isProse(node.text)))
        sizes.push([node.end - 1, extraOf(node.text).replaceAll(/['"\\]/g, '\\$&')]);
    }
    if (isContent && ts.isTemplateExpression(node)) {
      const { literal } = node.templateSpans[node.templateSpans.length - 1] as ts.TemplateSpan;
      if (isProse(node.head.text + literal.text))
        sizes.push([literal.end - 1, extraOf(node.head.text + literal.text)]);
    }
    if (ts.isJsxText(node) && isProse(node.text)) {
      const end = node.pos + node.text.trimEnd().length;
      sizes.push([end, extraOf(node.text.replace(/\s+/g, ' '))]);
    }
    ts.forEachChild(node, visit);
  };
  visit(
    ts.createSourceFile(
      file,
      source,
      ts.ScriptTarget.Latest,
      true,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
  );
  return sizes;
};

const lengthenFile = (file: string) => {
  let source = readFileSync(file, 'utf8');
  for (const [at, text] of insertions(file, source).sort(([a], [b]) => b - a))
    source = source.slice(0, at) + text + source.slice(at);
  writeFileSync(file, source);
};

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));

const edit = (file: string, change: (source: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

/** Adds a service as the README says: a row, a text and a picture, here those of warehousing. */
const addService = (copy: string, slug: string) => {
  const content = path.join(copy, 'src/content');
  const head = `{ label: '${slug}', title: '${slug}', subtitle: '${slug}', description: '${slug}' }`;
  edit(path.join(content, 'serviceLinks.ts'), (source) =>
    source.replace('\n} satisfies Record<string, ServiceHead>', `\n  '${slug}': ${head},$&`),
  );
  edit(path.join(content, 'services.ts'), (source) =>
    source.replace('\n  warehousing,\n', `$&  '${slug}': warehousing,\n`),
  );
  edit(path.join(content, 'pictures.ts'), (source) =>
    source.replace(/\n {2}warehousing: (.*)/, `$&\n  '${slug}': $1`),
  );
  const pictures = path.join(copy, 'public/pictures');
  for (const name of readdirSync(pictures))
    if (name.startsWith('warehousing-'))
      cpSync(path.join(pictures, name), path.join(pictures, name.replace('warehousing', slug)));
};

interface Growth {
  brandName: string;
  /** Addresses of new services. */
  services: readonly string[];
}

/**
 * Builds the site from a copy of the sources with another brand name, with more services, and with every text of the public
 * pages half as long again. Returns the folder of the built site.
 */
export const buildGrownSite = async ({ brandName, services }: Growth): Promise<string> => {
  const copy = path.resolve('.cache/grown');
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const source of SOURCES) cpSync(source, path.join(copy, source), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'), 'junction');
  edit(path.join(copy, 'src/brand/brand.ts'), (source) => source.replaceAll('Carmine Cargo', brandName));
  for (const service of services) addService(copy, service);
  for (const folder of ['src/content', 'src/pages/public'])
    filesIn(path.join(copy, folder)).forEach(lengthenFile);
  await promisify(execFile)('node', ['--import', 'tsx', 'scripts/build.ts'], { cwd: copy });
  return path.join(copy, 'dist');
};
