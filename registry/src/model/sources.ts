/** The kinds of sources that a remote can add to the CSP of its own pages. */
export const SOURCE_KINDS = [
  'connect-src',
  'font-src',
  'frame-src',
  'img-src',
  'media-src',
] as const;

type SourceKind = (typeof SOURCE_KINDS)[number];

/**
 * Additional origins from which a remote's pages may load, by kind: `federation.sources` in its
 * package.json. The compatibility check rejects other kinds.
 */
export type Sources = Record<string, string[]>;

/** Budgets of a remote's releases: `federation.strict` in its package.json. */
export interface Budgets {
  /** Transfer size of all scripts of the build, in bytes. */
  script?: number;
  /** Transfer size of all styles of the build, in bytes. */
  style?: number;
  /** Duration of the smoke test of all pages, in ms. */
  time?: number;
}

/**
 * An https or wss origin; a wildcard may replace its first label: `https://tiles.example.org`,
 * `https://*.example.org:8443`.
 */
const ORIGIN = /^(?:https|wss):\/\/(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z0-9-]+(?::\d{1,5})?$/;

/** True if remotes can add sources of this kind; narrows the type. */
export const isSourceKind = (kind: string): kind is SourceKind =>
  SOURCE_KINDS.some((one) => one === kind);

/** True if a source is valid. Only connections can be WebSockets. */
export const isSource = (kind: SourceKind, source: string): boolean =>
  ORIGIN.test(source) && (kind === 'connect-src' || source.startsWith('https:'));
