import { createRequire } from 'node:module';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

type Configure = (env: { hot: boolean }, options: { mode: string }) => Configuration;

const API_PATHS = ['/rest/v1', '/auth/v1', '/functions/v1', '/realtime/v1'];

/**
 * Compiles the site in memory and serves it with hot reload on `port`; API calls go on to `backendUrl`.
 * Returns how to stop it.
 */
export const startDevServer = async (
  port: number,
  host: string,
  backendUrl: string,
): Promise<() => Promise<void>> => {
  const load = createRequire(import.meta.url);
  const { default: configure } = load('../../webpack.config.ts') as { default: Configure };
  const configuration = configure({ hot: true }, { mode: 'development' });
  const server = new WebpackDevServer(
    {
      ...configuration.devServer,
      port,
      host,
      setupExitSignals: false,
      // Hot reload asks the address in the address bar: with another name for this machine it is refused.
      client: { webSocketURL: 'auto://0.0.0.0:0/ws' },
      proxy: [{ context: API_PATHS, target: backendUrl, ws: true }],
    },
    webpack(configuration),
  );
  await server.start();
  return () => server.stop();
};
