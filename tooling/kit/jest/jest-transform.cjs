const { createTransformer } = require('@swc/jest');

const swc = createTransformer({
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
});

const MODULE = /^\s*(?:import|export)\b|\bimport\.meta\b|[;}]\s*(?:import|export)\s*[{*"'\w]/m;

/** Compiles a team's sources, and those files of packages that are modules. The others are not changed. */
module.exports = {
  ...swc,
  process(text, file, options) {
    return /[\\/]node_modules[\\/]/.test(file) && !MODULE.test(text)
      ? { code: text }
      : swc.process(text, file, options);
  },
};
