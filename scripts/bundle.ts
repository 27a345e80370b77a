import webpack, { type Configuration, type MultiStats } from 'webpack';

/** Runs webpack. What it only warns of breaks pages, too: an import of what a module does not export is undefined. */
export const bundle = (configurations: Configuration[]): Promise<MultiStats> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configurations);
    compiler.run((error, stats) => {
      compiler.close((failure) => {
        const cause = error ?? failure;
        if (cause) reject(cause);
        else if (!stats || stats.hasErrors() || stats.hasWarnings())
          reject(new Error(stats?.toString('errors-warnings')));
        else resolve(stats);
      });
    });
  });
