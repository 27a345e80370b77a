import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import fs from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler, type Configuration } from 'webpack';
import 'webpack-dev-server';

const at = (...parts: string[]) => path.resolve(__dirname, ...parts);

/** Without a hosted project, the site uses the host that serves it, whose public key is fixed. */
const backendSettings = () => {
  const { SUPABASE_URL: url = '', SUPABASE_PUBLISHABLE_KEY: key = '' } = process.env;
  if (url && !key)
    throw new Error('supabaseKey is required. Set SUPABASE_PUBLISHABLE_KEY beside SUPABASE_URL.');
  if (key && !url)
    throw new Error('supabaseUrl is required. Set SUPABASE_URL beside SUPABASE_PUBLISHABLE_KEY.');
  if (url) return { url, key };
  const { publishableKey } = JSON.parse(fs.readFileSync(at('host/publishableKey.json'), 'utf8')) as {
    publishableKey: string;
  };
  return { url: '', key: publishableKey };
};

interface Env {
  /** Set only by the dev server: components then keep their state while being edited. */
  hot?: boolean;
  /** For a site that this machine alone looks at: a third of the work, files some percent larger, and nothing kept for the next build. */
  quick?: boolean;
}

/** Takes a fiftieth of the time that webpack's own minifier takes. */
const quickMinifier = (compiler: Compiler) => {
  const { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: stage } = webpack.Compilation;
  compiler.hooks.compilation.tap('quickMinifier', (compilation) => {
    const minify = async (name: string) => {
      const code = String(compilation.assets[name]?.source() ?? '');
      const result = await transform(code, { minify: true, target: 'es2020', legalComments: 'none' });
      compilation.updateAsset(name, new webpack.sources.RawSource(result.code), { minimized: true });
    };
    compilation.hooks.processAssets.tapPromise({ name: 'quickMinifier', stage }, async (assets) => {
      await Promise.all(
        Object.keys(assets)
          .filter((name) => name.endsWith('.js'))
          .map(minify),
      );
    });
  });
};

const minimizing = ({ quick }: Env): Configuration['optimization'] =>
  quick
    ? { minimizer: [quickMinifier] }
    : { minimizeOptions: { javascript: { ecma: 2020, compress: { passes: 4 } } } }; // saves 200 bytes per first visit

/** Settings of both the browser's bundle and the prerenderer's. */
const shared = (env: Env, production: boolean) => {
  const backend = backendSettings();
  return {
    mode: production ? 'production' : 'development',
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
        { test: /\.(png|jpe?g|webp|avif|svg|woff2?)$/, type: 'asset/resource' },
        // Only Emotion's `withTheme` needs it, which nothing calls; the package does not declare itself side-effect free.
        { test: /node_modules[\\/]hoist-non-react-statics[\\/]/, sideEffects: false },
        {
          // The carousel requires the CommonJS barrels of MUI and framer-motion: a second copy of both.
          test: /node_modules[\\/]react-material-ui-carousel[\\/]/,
          resolve: {
            alias: {
              '@mui/material$': at('src/shims/muiForCarousel.ts'),
              'framer-motion$': at('src/shims/motionForCarousel.tsx'),
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
    ],
    // To fill it takes longer than what it saves a build that is made once.
    cache: env.quick
      ? false
      : {
          type: 'filesystem',
          cacheDirectory: at('.cache/webpack'),
          buildDependencies: { config: [__filename] },
        },
    performance: { hints: false },
    stats: 'errors-warnings',
  } satisfies Configuration;
};

/**
 * Most functions of a script run as soon as it loads: with this hint Chromium compiles them all in the background, during
 * the download, instead of one by one on the main thread (https://v8.dev/blog/explicit-compile-hints).
 */
const compileAhead = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    exclude: /^assets\/(bootstrap|first-answer)\./, // short, and loaded around the first paint
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1, // the minifier drops comments
  });

/** Entries that run before the app, each in one file. */
const BEFORE_APP = ['bootstrap', 'first-answer'];

/** Asset names are the same in both bundles, because prerendered pages reference the browser's files. */
const assetModuleFilename = 'assets/[name].[hash:8][ext]';

/** The app as a module for Node. Packages, styles and files are left out of it: it only writes HTML. */
export const prerenderer = (env: Env): Configuration => {
  const base = shared(env, true);
  return {
    ...base,
    name: 'prerenderer',
    target: 'node20',
    entry: { prerender: './src/entries/prerender.ts' },
    output: {
      path: at('.cache/prerender'),
      filename: '[name].cjs',
      chunkFilename: '[name].cjs',
      library: { type: 'commonjs2' },
      assetModuleFilename,
      publicPath: '/',
      clean: true,
    },
    externals: /^(?!@\/|node:|[a-z]:[\\/])@?[a-z]/i, // packages, and no path of a Windows drive
    externalsType: 'commonjs2',
    module: {
      rules: [...base.module.rules, { test: /\.css$/, type: 'asset/source' }],
      generator: { 'asset/resource': { emit: false } },
    },
    optimization: { minimize: false },
  };
};

/**
 * The scripts that documents have inline, and the worker of the scanner, each in a bundle of its own: together they
 * would need a runtime.
 */
export const singleScripts = (env: Env): Configuration[] =>
  ['inlineEveryPage', 'inlineTracking', 'inlineAdmin', 'scannerWorker'].map((entry) => ({
    ...shared(env, true),
    name: entry,
    entry: { [entry]: `./src/entries/${entry}.ts` },
    output: { path: at('.cache/inline'), filename: '[name].js' },
    optimization: env.quick ? minimizing(env) : {},
  }));

export default (env: Env, argv: { mode?: string }): Configuration => {
  const production = argv.mode === 'production';
  process.env.NODE_ENV = production ? 'production' : 'development';
  const base = shared(env, production);
  return {
    ...base,
    name: 'browser',
    // A production page has one inline script, which loads the bootstrap, which loads the app later: none of the scripts that
    // run before the app uses webpack's runtime. The dev server renders immediately.
    entry: production
      ? {
          bootstrap: './src/entries/bootstrap.ts',
          'first-answer': './src/entries/firstAnswer.ts',
          app: { import: './src/entries/application.ts', runtime: 'runtime' },
        }
      : { main: ['./src/app/fonts.css', './src/entries/application.ts'] },
    output: {
      path: at('dist'),
      filename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[id].[contenthash:8].js' : undefined,
      assetModuleFilename,
      publicPath: '/',
      clean: true,
    },
    module: {
      rules: [
        ...base.module.rules,
        {
          test: /\.css$/,
          oneOf: [
            {
              test: /node_modules[\\/]leaflet[\\/]/,
              use: { loader: 'css-loader', options: { exportType: 'css-style-sheet' } },
            },
            { use: [MiniCssExtractPlugin.loader, 'css-loader'] },
          ],
        },
      ],
    },
    plugins: [
      ...base.plugins,
      new webpack.NormalModuleReplacementPlugin(/\/TextareaAutosize\/index/, at('src/shims/bareTextarea.ts')),
      // The documents of the built site are written by scripts/build.ts.
      ...(production
        ? [compileAhead()]
        : [new HtmlWebpackPlugin({ template: 'public/index.html', minify: false })]),
      ...(env.hot ? [new ReactRefreshPlugin({ overlay: false })] : []),
      new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:8].css', runtime: false }),
    ],
    optimization: {
      ...minimizing(env),
      splitChunks: { chunks: ({ name }) => !BEFORE_APP.includes(name ?? '') },
    },
    devServer: { static: at('public'), historyApiFallback: { disableDotRule: true }, hot: true },
  };
};
