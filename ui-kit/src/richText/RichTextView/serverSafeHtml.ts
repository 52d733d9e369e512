import type { PictureFor } from './markup';

/**
 * `safeHtml` for the server, which has no DOM. Undefined in browsers: `imports` in ui-kit's
 * package.json chooses between this file and serverSafeHtml.node.ts, so that browsers do not load
 * the server's sanitizer.
 */
export const serverSafeHtml: ((html: string, pictureFor?: PictureFor) => string) | undefined =
  undefined;
