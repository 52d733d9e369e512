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
];

/** jsdom with the parts of the web platform that react-router, axios and Storybook expect. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) {
      if (globalThis[name] !== undefined) this.global[name] = globalThis[name];
    }
    // react-router aborts navigations with jsdom's AbortController, whose signals Node's Request refuses.
    this.global.AbortController = globalThis.AbortController;
    this.global.AbortSignal = globalThis.AbortSignal;
  }
}
