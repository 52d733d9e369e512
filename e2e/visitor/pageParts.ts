import type { Calls } from '../product/calls';

/** One call of a page, and the texts of its states. */
export interface Part {
  /** Its path below `/api`; `*` matches a page key or an id. */
  call: string;
  /** Text of its alert when the call fails (docs/product.md 8). */
  failure: string;
  /** Whether its failure shows as a status instead of an alert, because the page works without it. */
  quiet?: boolean;
  /** Text of the empty state (docs/product.md 3.1); undefined when the part is hidden then. */
  empty?: string | RegExp;
  /** A text of the loaded state. */
  loaded: (read: Calls['read']) => Promise<string>;
}

/** The states of a public page (product/screens). */
export interface PageStates {
  screen: string;
  /** Top to bottom; empty for a page without calls. */
  parts: readonly Part[];
  /** The title of its hero while none is set (docs/product.md 2.6). */
  fallbackTitle?: string;
  /** Number of skeletons for images. */
  placesKept?: number;
  /** An address of a missing item, and its text (docs/product.md 2.1, 8). */
  missing?: { address: string; text: string };
}

/** A text of the first item of a list. */
export const first =
  (list: string, array: string, field = 'title'): Part['loaded'] =>
  async (read) => {
    const answer = await read<Record<string, Record<string, string>[]>>(`/content/${list}?limit=1`);
    return answer[array]?.[0]?.[field] ?? `nothing in ${list}`;
  };

/** A text of a singleton. */
export const recorded =
  (record: string, field: string): Part['loaded'] =>
  async (read) =>
    (await read<Record<string, string>>(`/content/${record}`))[field] ?? `nothing in ${record}`;

/** The hero of a page, which works without it. */
export const hero = (key: string, failure: string): Part => ({
  call: '/content/page-hero/*',
  failure: `Error loading hero: ${failure}`,
  quiet: true,
  loaded: recorded(`page-hero/${key}`, 'title'),
});
