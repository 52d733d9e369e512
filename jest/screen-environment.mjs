import { tsImport } from 'tsx/esm/api';
import BrowserEnvironment from './browser-environment.mjs';

// Loaded once for each worker. The server itself starts for every test file.
let serverModule;

/**
 * A browser environment whose origin is a real content server on an in-memory SQLite database, for tests of whole screens.
 * The server is the global `contentServer` (see jest/screen-environment.d.ts). The docblock pragma `@content-server demo`
 * starts it with the demo content; without it the database is empty.
 */
export default class ScreenEnvironment extends BrowserEnvironment {
  constructor(config, context) {
    super(config, context);
    this.demo = [context.docblockPragmas['content-server']].flat().includes('demo');
  }

  async setup() {
    await super.setup();
    serverModule ??= tsImport('@charity-site/content-server/testing', import.meta.url);
    const { startTestServer } = await serverModule;
    this.contentServer = await startTestServer({ demo: this.demo });
    this.dom.reconfigure({ url: `${this.contentServer.url}/` });
    // jsdom keeps a second copy of the origin, which its XMLHttpRequest uses to detect other origins.
    this.global._origin = this.contentServer.url;
    this.global.contentServer = this.contentServer;
  }

  async teardown() {
    await this.contentServer?.close();
    await super.teardown();
  }
}
