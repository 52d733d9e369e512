import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * What browsers have and jsdom lacks; taken from Node, where it is the real thing. Not MessageChannel: React would keep
 * one open, and Jest would never end.
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
  async setup() {
    await super.setup();
    this.silenceLostConnections();
    for (const name of FROM_NODE) {
      if (globalThis[name] !== undefined) this.global[name] = globalThis[name];
    }
    // react-router aborts navigations with jsdom's AbortController, whose signals Node's Request refuses.
    this.global.AbortController = globalThis.AbortController;
    this.global.AbortSignal = globalThis.AbortSignal;
  }

  /**
   * jsdom writes a stack for every request whose connection fails. Tests cut the line on purpose, and a failure nobody
   * meant shows on the screen that they look at; a passing run said it 420 times.
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
