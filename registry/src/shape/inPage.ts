import type { Registry } from './registry';

const BLOCKS = /<script type="application\/json" id="(site-config|remotes)">.*?<\/script>/gs;
const REGISTRY = /<script type="application\/json" id="remotes">.*?<\/script>/s;
/** Hints for the files of what is live: of no use for a candidate, and the browser would complain of it. */
const HINTS = /<link rel="preload" as="(fetch|script)" href="[^"]*" crossorigin="anonymous"[^>]*>/g;

/** Where the server puts its blocks too: before the first script. */
const withBlocks = (html: string, blocks: string): string => {
  const at = html.search(/<script[\s>]/);
  return html.slice(0, at) + blocks + html.slice(at);
};

/** The HTML of a page with another registry. A page without a block (nothing was ever released there) gets one. */
export const withRegistry = (html: string, registry: Registry): string => {
  const text = JSON.stringify(registry).replaceAll('<', '\\u003c');
  return withBlocks(
    html.replace(HINTS, '').replace(REGISTRY, ''),
    `<script type="application/json" id="remotes">${text}</script>`,
  );
};

/** A candidate shell's HTML with what the server has put into the live one's. */
export const withBlocksOf = (html: string, live: string): string =>
  withBlocks(html, [...live.matchAll(BLOCKS)].map(([block]) => block).join(''));
