import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Configuration } from 'webpack';
import configure, { prerenderer, singleScripts } from '../webpack.config';
import { bundle } from './bundle';

/** What webpack refuses, or only warns of. */
const FAULTS = {
  'imports what a module does not export': `import { absent } from './fine'; console.log(absent);`,
  'reads what a module does not export from all of it': `import * as all from './fine'; console.log(all.absent);`,
  'exports what a module does not export': `export { absent } from './fine'; console.log('x');`,
  'requires a name that is not known before it runs': `console.log(require(String(Date.now())));`,
  'imports what is not there': `import './nowhere'; console.log('x');`,
  'is no program': `const = 1;`,
};

const FINE = `import { value } from './fine'; console.log(value);`;

describe('a build', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'carmine-bundle-'));
    await writeFile(path.join(folder, 'fine.ts'), `export const value = String(1);`);
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** A configuration of the build, with an entry of this text in place of its own. */
  const planted = async (configuration: Configuration, text: string): Promise<Configuration> => {
    const entry = path.join(folder, 'entry.ts');
    await writeFile(entry, text);
    return {
      ...configuration,
      entry,
      cache: false,
      output: { ...configuration.output, path: path.join(folder, 'out') },
    };
  };

  /** One of the single scripts stands for all, which differ by their entries alone. */
  const configurations = () =>
    [configure({}, { mode: 'production' }), prerenderer({}), ...singleScripts({}).slice(0, 1)].map(
      (configuration) => [configuration.name, configuration] as const,
    );

  describe.each(configurations())('of %s', (_name, configuration) => {
    it('succeeds without a fault', async () => {
      const stats = await bundle([await planted(configuration, FINE)]);
      expect(stats.hasErrors()).toBe(false);
    });

    it.each(Object.entries(FAULTS))('fails, and says where, when a module %s', async (_fault, text) => {
      await expect(bundle([await planted(configuration, text)])).rejects.toThrow(/entry\.ts/);
    });
  });
});
