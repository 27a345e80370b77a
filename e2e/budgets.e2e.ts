import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack, { type Compilation } from 'webpack';
import { checkBudgets, checkDocuments } from '../scripts/budgets';

/** The smallest possible site with the product's chunks. */
const site = {
  'src/start.js': 'console.log(0);',
  'src/boot.js': "import(/* webpackChunkName: 'app' */ './main');",
  'src/main.js': `import './features/auth/sessionSlice';
    import(/* webpackChunkName: 'page-home' */ './pages/public/HomePage');
    import(/* webpackChunkName: 'supabase' */ 'supabase-js');
    import(/* webpackChunkName: 'admin' */ './pages/admin/AdminRoutes');`,
  'src/features/auth/sessionSlice.js': 'console.log(1);',
  'src/features/auth/LoginForm.js': 'console.log(2);',
  'src/pages/public/HomePage.js': 'console.log(3);',
  'src/pages/admin/AdminRoutes.js': "import '../../features/auth/LoginForm'; console.log(4);",
  'node_modules/supabase-js/index.js': 'console.log(5);',
  'node_modules/formik/index.js': 'console.log(6);',
};

const check = (changes: Partial<typeof site> = {}) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'carmine-budgets-'));
  for (const [name, text] of Object.entries({ ...site, ...changes })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const output = path.join(folder, 'dist');
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { start: './src/start.js', boot: './src/boot.js' },
    output: { path: output },
  });
  return new Promise<Compilation>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (stats && !stats.hasErrors()) resolve(stats.compilation);
      else reject(error ?? new Error(stats?.toString('errors-only')));
    });
  })
    .then((bundle) => checkBudgets(bundle, output))
    .finally(() => rmSync(folder, { recursive: true, force: true }));
};

describe('the budgets of the build', () => {
  it('let pass what is small and in its place', async () => {
    expect(await check()).toHaveLength(3);
  });

  it("refuse the admin's code in what a visitor downloads", async () => {
    const planted = { 'src/pages/public/HomePage.js': "import '../../features/auth/LoginForm';" };
    await expect(check(planted)).rejects.toThrow(/Visitors would download[^]*LoginForm\.js/);
  });

  it('refuse on the home page what only its forms use', async () => {
    const planted = { 'src/pages/public/HomePage.js': "import 'formik';" };
    await expect(check(planted)).rejects.toThrow(/does not use[^]*formik/);
  });

  const noise = Array.from({ length: 3_000 }, () => Math.random().toString(36)).join('');

  it('refuse a document that comes a round trip late', () => {
    const documents = { 'contact/index.html': '<p>', 'index.html': '<h1>' };
    expect(checkDocuments(documents)).toMatch(/^index\.html: \d+ of \d+ bytes$/);
    expect(() => checkDocuments({ ...documents, 'index.html': noise })).toThrow(
      /does not come at once\.\nindex\.html: \d+ of \d+ bytes$/,
    );
  });

  it('refuse a bootstrap that grew', async () => {
    const planted = { 'src/boot.js': `${site['src/boot.js']} console.log('${noise}');` };
    await expect(check(planted)).rejects.toThrow('costs too much');
  });
});
