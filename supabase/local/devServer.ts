import { createRequire } from 'node:module';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { Settings } from './settings';

type Configure = (env: { hot: boolean }, options: { mode: string }) => Configuration;

const API_PATHS = ['/rest/v1', '/auth/v1', '/functions/v1', '/realtime/v1'];

/**
 * Compiles the site in memory and serves it with hot reload at the settings' host and port; API calls are proxied to
 * `backendUrl`. Returns a function that stops it.
 */
export const startDevServer = async (
  settings: Settings,
  backendUrl: string,
): Promise<() => Promise<void>> => {
  const load = createRequire(import.meta.url);
  const { default: configure } = load('../../webpack.config.ts') as { default: Configure };
  const configuration = configure({ hot: true }, { mode: 'development' });
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
    webpack(configuration),
  );
  await server.start();
  return () => server.stop();
};
