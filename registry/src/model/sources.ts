/** The kinds of sources that a remote can add to the content security policy of its own pages. */
export const SOURCE_KINDS = [
  'connect-src',
  'font-src',
  'frame-src',
  'img-src',
  'media-src',
] as const;

type SourceKind = (typeof SOURCE_KINDS)[number];

/**
 * Further origins from which a remote's pages may load, by kind: `federation.sources` in its
 * package.json. The compatibility check refuses other kinds.
 */
export type Sources = Record<string, string[]>;

/** Limits of a remote that its releases must keep: `federation.strict` in its package.json. */
export interface Budgets {
  /** All scripts of the build together, as they travel, in bytes. */
  script?: number;
  /** All styles of the build together, as they travel, in bytes. */
  style?: number;
  /** Time in which the smoke test opens all pages, in ms. */
  time?: number;
}

/**
 * An origin over https, with at most its first name left open: `https://tiles.example.org`,
 * `https://*.example.org:8443`.
 */
const ORIGIN = /^(?:https|wss):\/\/(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z0-9-]+(?::\d{1,5})?$/;

export const isSourceKind = (kind: string): kind is SourceKind =>
  SOURCE_KINDS.some((one) => one === kind);

/** True if pages may load from a source. Only connections can be WebSockets. */
export const isSource = (kind: SourceKind, source: string): boolean =>
  ORIGIN.test(source) && (kind === 'connect-src' || source.startsWith('https:'));
