import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { judge } from './audit';
import { disallowedLicences } from './licences';
import { listPackages } from './sbom';
import { secretsIn } from './shipped';

const root = path.resolve(__dirname, '../..');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Package {
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const manifests = ['package.json', 'host/package.json'].map((file) => JSON.parse(textOf(file)) as Package);
const dependencies = manifests.flatMap((manifest) => Object.entries(manifest.dependencies));
const all = [...dependencies, ...manifests.flatMap((manifest) => Object.entries(manifest.devDependencies))];

describe('dependencies', () => {
  it('each have one reason in docs/dependencies.md, which gives reasons for no other package', () => {
    const [, page = ''] = textOf('docs/dependencies.md').split('## In the browser\n');
    const entries = [...page.replace(/\n {2}/g, ' ').matchAll(/^- ((?:`[^`]+`(?:, )?)+): (.+)$/gm)];
    const packageNames = entries.flatMap(([, names = '']) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    );
    expect([...packageNames].sort()).toEqual([...new Set(all.map(([name]) => name))].sort());
    const reasons = entries.map(([, , reason = '']) => reason);
    for (const reason of reasons) expect(reason.length).toBeGreaterThan(10);
    expect(reasons.filter((reason, index) => reasons.indexOf(reason) !== index)).toEqual([]);
  });

  it('are those of the product and its host, which have one version, as has what both need', () => {
    const [product, host] = manifests;
    expect(host?.version).toBe(product?.version);
    const versions = new Set(all.map(([name, version]) => `${name}@${version}`));
    expect(versions.size).toBe(new Set(all.map(([name]) => name)).size);
  });

  it('are pinned to exact versions', () => {
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it('run no install scripts, and have been public for days', () => {
    expect(textOf('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    expect(textOf('.npmrc')).toMatch(/^min-release-age=[1-9]/m);
  });

  it('are listed with their versions in each build, tools of development as optional', async () => {
    const { components } = JSON.parse(await listPackages()) as { components: unknown[] };
    for (const [name, version] of dependencies)
      expect(components).toContainEqual(expect.objectContaining({ name, version, scope: 'required' }));
    expect(components).toContainEqual(expect.objectContaining({ name: 'webpack', scope: 'optional' }));
  });

  it('are locked without registry addresses', () => {
    const resolved = [...textOf('package-lock.json').matchAll(/"resolved": "([^"]*)"/g)].map(
      ([, place]) => place,
    );
    expect(resolved).toEqual(['host']); // the folder of the workspace
  });
});

describe('supply chain checks', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'carmine-supply-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const install = (name: string, license: unknown) => {
    mkdirSync(path.join(folder, 'node_modules', name), { recursive: true });
    writeFileSync(path.join(folder, 'node_modules', name, 'package.json'), JSON.stringify({ license }));
    const lock = { packages: { '': {}, [`node_modules/${name}`]: {} } };
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
  };

  it.each([
    ['MIT', []],
    ['(GPL-3.0 OR MIT)', []],
    ['MIT AND ISC', []],
    [{ type: 'MIT' }, []],
    ['GPL-3.0', ['some: GPL-3.0']],
    ['MIT AND GPL-3.0', ['some: MIT AND GPL-3.0']],
    [undefined, ['some: unknown']],
  ])('reports the licence %j as %j', (licence, expected) => {
    install('some', licence);
    expect(disallowedLicences(folder)).toEqual(expected);
  });

  it.each([
    ['react-leaflet', 'Hippocratic-2.1', []],
    ['@react-leaflet/core', 'Hippocratic-2.1', []],
    ['react-leaflet-cluster', 'Hippocratic-2.1', ['react-leaflet-cluster: Hippocratic-2.1']],
    ['@react-leaflet/draw', 'Hippocratic-2.1', ['@react-leaflet/draw: Hippocratic-2.1']],
    ['react-leaflet', 'Hippocratic-3.0', ['react-leaflet: Hippocratic-3.0']],
  ])('allows a special licence for the map library only: %s under %s', (name, licence, expected) => {
    install(name, licence);
    expect(disallowedLicences(folder)).toEqual(expected);
  });

  const token = (role: string) =>
    ['{"alg":"HS256"}', JSON.stringify({ role }), 'x']
      .map((part) => Buffer.from(part).toString('base64url'))
      .join('.');

  it.each([
    ['app.js', 'let a = 1;', 0],
    ['app.js', `const key = "${token('anon')}"`, 0],
    ['app.js', `const key = "${token('service_role')}"`, 1],
    ['app.js', `const key = "${token('authenticated')}"`, 1],
    ['app.js', 'const key = "sb_secret_abc"', 1],
    ['app.js', 'if (role === "service_role") {}', 1],
    ['app.js', '//# sourceMappingURL=app.js.map', 1],
    ['app.js.map', '{}', 1],
    ['200.html', 'postgres://me:secret@host/db', 1],
  ])('finds in %s with %j this number of secrets: %i', (name, text, count) => {
    writeFileSync(path.join(folder, name), text);
    expect(secretsIn(folder)).toHaveLength(count);
  });

  it.each([
    ['clean', { metadata: { vulnerabilities: { high: 0, critical: 0, moderate: 2 } } }],
    ['dangerous', { metadata: { vulnerabilities: { high: 1, critical: 0 } } }],
    ['silent', { message: 'request failed' }],
    ['silent', 'not JSON'],
  ])('rates an audit as %s for the report %j', (verdict, report) => {
    expect(judge(typeof report === 'string' ? report : JSON.stringify(report))).toBe(verdict);
  });
});
