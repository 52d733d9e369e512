const { createRequire } = require('node:module');
const { relative, resolve } = require('node:path');
const { default: Runtime } = require('jest-runtime');
const { sourceMaps } = require('./product.cjs');

/**
 * Test files and their helpers, which use Jest's globals, except those that are loaded once for
 * each worker.
 */
const IN_SANDBOX =
  /\.test\.tsx?$|^[\w-]+\/test\/|^(content-server|registry)\/testing\/(?!migratedOnce\.ts$)|^jest\/|\.json$/;
const ROOT = resolve(__dirname, '..');

/** Runs tests in Jest's sandbox, and the product outside of it (product.cjs). */
module.exports = class ProductRuntime extends Runtime {
  constructor(...parts) {
    super(...parts);
    for (const [file, map] of sourceMaps) this.getSourceMaps().set(file, map);
  }

  requireModuleOrMock(from, name) {
    if (name === '@jest/globals' || this._resolution.isCoreModule(name))
      return super.requireModuleOrMock(from, name);
    const file = this._resolution.resolveCjs(from, name);
    return IN_SANDBOX.test(relative(ROOT, file))
      ? super.requireModuleOrMock(from, name)
      : createRequire(from)(file);
  }
};
