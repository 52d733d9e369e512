import type { startTestServer } from '@charity-site/content-server/testing';

declare global {
  /**
   * The content server of a screen test, with `@jest-environment ./jest/screen-environment.mjs`.
   */
  var contentServer: Awaited<ReturnType<typeof startTestServer>>;
}
