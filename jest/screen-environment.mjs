import { createRequire } from 'node:module';
import BrowserEnvironment from './browser-environment.mjs';
import { prepareProduct } from './product.cjs';

const require = createRequire(import.meta.url);

/**
 * A browser environment whose origin is a real content server on an in-memory SQLite database, for
 * tests of whole screens. The server is the global `contentServer` (see
 * jest/screen-environment.d.ts). The docblock pragma `@content-server demo` starts it with the demo
 * content; without it the database is empty.
 */
export default class ScreenEnvironment extends BrowserEnvironment {
  constructor(config, context) {
    super(config, context);
    this.project = config.projectConfig;
    this.demo = [context.docblockPragmas['content-server']].flat().includes('demo');
  }

  async setup() {
    await super.setup();
    await prepareProduct(this.project);
    const { startTestServer } = require('@charity-site/content-server/testing');
    this.contentServer = await startTestServer({ demo: this.demo });
    this.dom.reconfigure({ url: `${this.contentServer.url}/` });
    // jsdom keeps a second copy of the origin, which its XMLHttpRequest uses to detect other
    // origins.
    this.global._origin = this.contentServer.url;
    this.global.contentServer = this.contentServer;
  }

  async teardown() {
    await this.contentServer?.close();
    await super.teardown();
  }
}
