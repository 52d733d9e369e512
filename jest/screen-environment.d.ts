import type { startTestServer } from '@charity-site/content-server/testing';

declare global {
  /** The content server behind a screen test; there with `@jest-environment ./jest/screen-environment.mjs`. */
  var contentServer: Awaited<ReturnType<typeof startTestServer>>;
}
