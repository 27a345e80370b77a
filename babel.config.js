module.exports = (api) => {
  api.cache.using(() => process.env.NODE_ENV);
  return {
    presets: [
      ['@babel/preset-env', { bugfixes: true, modules: false }],
      ['@babel/preset-react', { runtime: 'automatic', development: process.env.NODE_ENV !== 'production' }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ],
  };
};
