const { createScriptTransformer } = require('@jest/transform');
const { addHook } = require('pirates');

/** Source map files of compiled files, by the path of the source. */
const sourceMaps = new Map();

const OPTIONS = {
  instrument: false,
  supportsDynamicImport: false,
  supportsExportNamespaceFrom: false,
  supportsStaticESM: false,
  supportsTopLevelAwait: false,
};

let ready;
const compileForNode = async (project) => {
  const transformer = await createScriptTransformer(project);
  const compile = (_source, file) => {
    const { code, sourceMapPath } = transformer.transform(file, OPTIONS);
    if (sourceMapPath) sourceMaps.set(file, sourceMapPath);
    return code;
  };
  addHook(compile, { exts: ['.ts', '.tsx'] });
  addHook((_source, file) => `module.exports = ${JSON.stringify(file)};`, {
    exts: ['.css', '.woff2', '.png', '.jpg'],
  });
};

/**
 * Lets Node's own `require` load the product from source, with the compiler and the cache of a Jest
 * project. Outside of Jest's sandbox it is loaded once for each worker. In the sandbox each of
 * eighty files would load the server again, which took longer than most of their tests.
 */
exports.prepareProduct = (project) => (ready ??= compileForNode(project));
exports.sourceMaps = sourceMaps;
