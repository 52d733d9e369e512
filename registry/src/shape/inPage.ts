import type { Registry } from './registry';

const BLOCKS = /<script type="application\/json" id="(site-config|remotes)">.*?<\/script>/gs;
const REGISTRY = /<script type="application\/json" id="remotes">.*?<\/script>/s;
/** Preload hints for the live version. A candidate does not use those files, and the browser would warn about them. */
const HINTS = /<link rel="preload" as="(fetch|script)" href="[^"]*" crossorigin="anonymous"[^>]*>/g;

/** Inserts blocks before the first script, where the server puts its own. */
const withBlocks = (html: string, blocks: string): string => {
  const at = html.search(/<script[\s>]/);
  return html.slice(0, at) + blocks + html.slice(at);
};

/** The HTML of a page with another registry. Adds the block if the page has none because nothing was released there. */
export const withRegistry = (html: string, registry: Registry): string => {
  const text = JSON.stringify(registry).replaceAll('<', '\\u003c');
  return withBlocks(
    html.replace(HINTS, '').replace(REGISTRY, ''),
    `<script type="application/json" id="remotes">${text}</script>`,
  );
};

/** A candidate shell's HTML with the blocks that the server put into the live shell's HTML. */
export const withBlocksOf = (html: string, live: string): string =>
  withBlocks(html, [...live.matchAll(BLOCKS)].map(([block]) => block).join(''));
