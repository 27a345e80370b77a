import { createRequire } from 'node:module';
import webpack, { type Compiler, type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { Settings } from './settings';
import type { Progress } from './steps';

type Configure = (env: { hot: boolean }, options: { mode: string }) => Configuration;

const API_PATHS = ['/rest/v1', '/auth/v1', '/functions/v1', '/realtime/v1'];

/** Resolves when the first page can be served, which a server that only listens lets wait. Rejects if there will be none. */
const firstBuild = (compiler: Compiler): Promise<void> =>
  new Promise((resolve, reject) => {
    compiler.hooks.done.tap('firstBuild', () => resolve());
    compiler.hooks.failed.tap('firstBuild', reject);
  });

/**
 * Compiles the site in memory and serves it with hot reload at the settings' host and port, once it is compiled; API calls are
 * proxied to `backendUrl`. Returns a function that stops it.
 */
export const startDevServer = async (
  settings: Settings,
  backendUrl: string,
  onProgress: Progress,
): Promise<() => Promise<void>> => {
  const load = createRequire(import.meta.url);
  const { default: configure } = load('../webpack.config.ts') as { default: Configure };
  const configuration = configure({ hot: true }, { mode: 'development' });
  const compiler = webpack(configuration);
  new webpack.ProgressPlugin({ handler: onProgress }).apply(compiler);
  const built = firstBuild(compiler);
  const server = new WebpackDevServer(
    {
      ...configuration.devServer,
      port: settings.port,
      host: settings.host,
      setupExitSignals: false,
      // Hot reload connects to the host in the address bar: under another name for this machine it would be refused.
      client: { webSocketURL: 'auto://0.0.0.0:0/ws' },
      proxy: [
        {
          context: settings.showsOutbox ? [...API_PATHS, '/outbox'] : API_PATHS,
          target: backendUrl,
          ws: true,
        },
      ],
    },
    compiler,
  );
  await Promise.all([server.start(), built]);
  return () => server.stop();
};
