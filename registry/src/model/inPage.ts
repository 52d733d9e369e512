import type { Registry } from './registry';

const REGISTRY = /<script type="application\/json" id="remotes">.*?<\/script>/s;
/**
 * Preload hints for the live version. A candidate does not use those files, so the browser would
 * warn.
 */
const HINTS = /<link rel="preload" as="(fetch|script)" href="[^"]*" crossorigin="anonymous"[^>]*>/g;

/**
 * The HTML of a page with another registry. Adds the data block if the page has none, because
 * nothing was released.
 */
export const withRegistry = (html: string, registry: Registry): string => {
  const text = JSON.stringify(registry).replaceAll('<', '\\u003c');
  const page = html.replace(HINTS, '').replace(REGISTRY, '');
  // Before the first script, like the server's own blocks.
  const at = page.search(/<script[\s>]/);
  return `${page.slice(0, at)}<script type="application/json" id="remotes">${text}</script>${page.slice(at)}`;
};
