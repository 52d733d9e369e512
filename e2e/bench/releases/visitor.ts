import { createHash } from 'node:crypto';
import { httpClient, type Journal } from './client';
import type { RecordedPage } from './recordedPages';

interface Remote {
  name: string;
  manifest: string;
  prefixes: string[];
  integrity: Record<string, string>;
}

interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { assets: { js: { sync: string[]; async: string[] } } }[];
}

/** An open tab: the release that was live when it was loaded, with the files of its pages. */
interface Tab {
  base: string;
  chunks: string[];
}

/** Range of the time that a visitor stays on a page, in ms. */
const LOOKS = { least: 5_000, most: 15_000 };
/** Number of chunks of a page. */
const CHUNKS_A_PAGE = 4;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;

const hashOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const named = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].flatMap(([, url]) => url ?? []);

const ownerOf = (remotes: readonly Remote[], path: string): Remote | undefined =>
  remotes
    .filter(({ prefixes }) => prefixes.some((prefix) => path.startsWith(prefix)))
    .sort(
      (one, other) => Math.max(...other.prefixes.map((p) => p.length)) - Math.max(...one.prefixes.map((p) => p.length)),
    )[0];

/** Settings of one visitor. */
export interface Visit {
  site: string;
  pages: readonly RecordedPage[];
  journal: () => Journal;
  /** Whether the visitor continues. */
  isOpen: () => boolean;
  /** Called when the first page has loaded with all its files. */
  onArrival: () => void;
}

/** Visitors arrive spread over this time, in ms. */
const ARRIVAL = 5_000;

/**
 * A simulated visitor: opens a page and fetches what it references (the shell's files, the registry in it, the manifest,
 * entry and chunks of the remote that owns it, calls and images), waits, then follows a link or opens another page. Checks
 * the hashes of files that the page's registry contains.
 */
export const visitor = async ({ site, pages, journal, isOpen, onArrival }: Visit): Promise<void> => {
  const get = httpClient(site, journal);
  const tabs = new Map<string, Tab>();
  let tab: Tab | undefined;

  const getHashed = async (base: string, file: string, hashes: Record<string, string>): Promise<Buffer | undefined> => {
    const fetched = await get(base + file);
    if (fetched?.fresh && hashes[file] !== hashOf(fetched.body))
      journal().failed.push(`${base}${file} is not what the registry says`);
    return fetched?.body;
  };

  const openPage = async (path: string): Promise<Tab | undefined> => {
    const html = (await get(path))?.body.toString();
    if (!html) return undefined;
    const own = named(html, /<(?:script|link)\b[^>]* (?:src|href)="(\/static\/[^"]+)"/g);
    const [block] = named(html, /<script type="application\/json" id="remotes">(.*?)<\/script>/gs);
    const { remotes } = JSON.parse(block ?? '{"remotes":[]}') as { remotes: Remote[] };
    const remote = ownerOf(remotes, path);
    if (!remote) {
      journal().failed.push(`${path} names no part that owns it`);
      return undefined;
    }
    const base = remote.manifest.slice(0, remote.manifest.lastIndexOf('/') + 1);
    const [text] = await Promise.all([getHashed(base, 'mf-manifest.json', remote.integrity), ...own.map(get)]);
    const known = tabs.get(base);
    if (known || !text) return known;
    const { metaData, exposes } = JSON.parse(text.toString()) as Manifest;
    const { sync, async: chunks } = exposes[0]?.assets.js ?? { sync: [], async: [] };
    await Promise.all([metaData.remoteEntry.name, ...sync].map((file) => getHashed(base, file, remote.integrity)));
    const opened = { base, chunks };
    tabs.set(base, opened);
    return opened;
  };

  await pause(Math.random() * ARRIVAL);
  while (isOpen()) {
    const page = oneOf(pages);
    // Half of the steps are links within the tab, which keeps its version after a release. Sometimes it checks for a newer
    // one.
    const isWithin = tab !== undefined && Math.random() < 0.5;
    if (!isWithin) tab = await openPage(page.path);
    const { base, chunks } = tab ?? { base: '', chunks: [] };
    const files = chunks.length > 0 ? Array.from({ length: CHUNKS_A_PAGE }, () => base + oneOf(chunks)) : [];
    await Promise.all([...files, ...page.asks, ...(isWithin ? ['/remotes.json'] : [])].map(get));
    onArrival();
    await pause(LOOKS.least + Math.random() * (LOOKS.most - LOOKS.least));
  }
};
