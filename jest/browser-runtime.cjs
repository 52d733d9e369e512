const { default: Runtime } = require('jest-runtime');
const { compileOnce } = require('./compiledOnce.cjs');

/** Runs tests in Jest's sandbox, over modules that are compiled once for each worker. */
module.exports = class BrowserRuntime extends Runtime {
  constructor(...parts) {
    super(...parts);
    compileOnce(this);
  }
};
