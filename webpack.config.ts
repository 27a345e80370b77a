import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import fs from 'node:fs';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import 'webpack-dev-server';

const at = (...parts: string[]) => path.resolve(__dirname, ...parts);

/** Without a hosted project the site talks to the host that serves it, whose public key is fixed. */
const backendSettings = () => {
  const { SUPABASE_URL: url = '', SUPABASE_PUBLISHABLE_KEY: key = '' } = process.env;
  if (url && !key)
    throw new Error('supabaseKey is required. Set SUPABASE_PUBLISHABLE_KEY beside SUPABASE_URL.');
  if (key && !url)
    throw new Error('supabaseUrl is required. Set SUPABASE_URL beside SUPABASE_PUBLISHABLE_KEY.');
  if (url) return { url, key };
  const { publishableKey } = JSON.parse(
    fs.readFileSync(at('supabase/local/publishableKey.json'), 'utf8'),
  ) as {
    publishableKey: string;
  };
  return { url: '', key: publishableKey };
};

/** `hot` is set by the dev server alone: components then keep their state while they are edited. */
export default (env: { hot?: boolean }, argv: { mode?: string }): Configuration => {
  const production = argv.mode === 'production';
  process.env.NODE_ENV = production ? 'production' : 'development';
  const backend = backendSettings();
  return {
    mode: production ? 'production' : 'development',
    entry: { main: './src/main.tsx' },
    output: {
      path: at('dist'),
      filename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[hash:8][ext]',
      publicPath: '/',
      clean: true,
    },
    devtool: production ? false : 'eval-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: { '@': at('src') } },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          use: {
            loader: 'babel-loader',
            options: {
              cacheDirectory: at('.cache/babel'),
              plugins: env.hot ? ['react-refresh/babel'] : [],
            },
          },
        },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
        { test: /\.(png|jpe?g|webp|avif|svg|woff2?)$/, type: 'asset/resource' },
        {
          // The carousel requires the CommonJS barrels of MUI and framer-motion: a second copy of both.
          test: /node_modules[\\/]react-material-ui-carousel[\\/]/,
          resolve: {
            alias: {
              '@mui/material$': at('src/ui/carousel/muiForCarousel.ts'),
              'framer-motion$': at('src/ui/carousel/motionForCarousel.ts'),
            },
            byDependency: {
              commonjs: { conditionNames: ['import', 'module', 'webpack', 'browser', 'default'] },
            },
          },
        },
      ],
    },
    plugins: [
      new webpack.DefinePlugin({
        'process.env.SUPABASE_URL': JSON.stringify(backend.url),
        'process.env.SUPABASE_PUBLISHABLE_KEY': JSON.stringify(backend.key),
        'process.env.COUNTRY_API_URL': JSON.stringify(process.env.COUNTRY_API_URL ?? ''),
      }),
      new HtmlWebpackPlugin({ template: 'public/index.html', minify: false, scriptLoading: 'defer' }),
      ...(env.hot ? [new ReactRefreshPlugin({ overlay: false })] : []),
      new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:8].css' }),
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: at('.cache/webpack'),
      buildDependencies: { config: [__filename] },
    },
    devServer: { historyApiFallback: { disableDotRule: true }, hot: true },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
};
