import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * Browser APIs that jsdom lacks, from Node. Without MessageChannel: React would keep one open, and
 * Jest would never exit.
 */
const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'structuredClone',
  'BroadcastChannel',
];

/** jsdom with the parts of the web platform that react-router, axios and Storybook expect. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.hasStyles = 'styles' in context.docblockPragmas;
    this.timeZone = context.docblockPragmas.timezone;
  }

  async setup() {
    await super.setup();
    // The device's time zone, from the docblock of a test file. It affects `Date` in the whole
    // process.
    this.zoneBefore = process.env.TZ;
    if (this.timeZone) process.env.TZ = this.timeZone;
    if (this.hasStyles) this.global.hasStyles = true;
    this.silenceLostConnections();
    for (const name of FROM_NODE) {
      if (globalThis[name] !== undefined) this.global[name] = globalThis[name];
    }
    // react-router aborts navigations with jsdom's AbortController, whose signals Node's Request
    // rejects.
    this.global.AbortController = globalThis.AbortController;
    this.global.AbortSignal = globalThis.AbortSignal;
  }

  async teardown() {
    await super.teardown();
    if (this.zoneBefore === undefined) delete process.env.TZ;
    else process.env.TZ = this.zoneBefore;
  }

  /**
   * jsdom logs a stack for every failed connection. Tests break connections on purpose, and an
   * unexpected failure shows on the screen under test.
   */
  silenceLostConnections() {
    const { virtualConsole } = this.dom;
    const report = virtualConsole.listeners('jsdomError');
    virtualConsole.removeAllListeners('jsdomError');
    virtualConsole.on('jsdomError', (error) => {
      if (error.type !== 'XMLHttpRequest') report.forEach((tell) => tell(error));
    });
  }
}
