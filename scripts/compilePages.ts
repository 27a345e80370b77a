import { QUICK } from '../host/build';
import { prerenderer, singleScripts } from '../webpack.config';
import { bundle } from './bundle';

const env = { quick: process.argv.includes(QUICK) };

process.env.NODE_ENV = 'production'; // babel asks for it
process.once('disconnect', () => process.exit()); // the build has ended, or was ended

bundle([prerenderer(env), ...singleScripts(env)]).then(
  () => process.disconnect(),
  (cause: unknown) => {
    console.error(cause instanceof Error ? cause.message : cause);
    process.exit(1);
  },
);
