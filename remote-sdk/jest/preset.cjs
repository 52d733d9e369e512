const path = require('node:path');
const { transform } = require('../../jest/transform.cjs');

/** A file of the harness. The packed package has the repository's jest folder next to this one. */
const harness = (file) => path.join(__dirname, '../../jest', file);

/**
 * Jest's settings for a remote's tests: `export { default } from '@charity-site/remote-sdk/jest'`
 * in its jest.config.mjs.
 */
module.exports = {
  rootDir: process.cwd(),
  testEnvironment: harness('browser-environment.mjs'),
  setupFilesAfterEnv: [harness('browser-setup.js')],
  testMatch: ['<rootDir>/{src,test}/**/*.test.ts?(x)'],
  transform,
  // The packages are ES modules, which Jest compiles like the remote's own files.
  transformIgnorePatterns: ['/node_modules/(?!(@charity-site|quill|parchment|lodash-es)/)'],
  moduleNameMapper: {
    '\\.css$': harness('style-stub.cjs'),
    '\\.(woff2|png|jpe?g|webp|svg)$': harness('file-stub.cjs'),
  },
};
