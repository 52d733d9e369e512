import { createHash } from 'node:crypto';
import type { Release } from '../shape/registry';

/** Registry entry without its version and its time. */
export type Entry = Omit<Release, 'version' | 'manifest' | 'releasedAt'>;

/** The order of keys does not matter: what travels over HTTP may have another one. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** A hash over a build's content and everything that its registry entry says, so that a change in either is a new version. */
export const entryHash = (content: string, entry: Entry): string =>
  createHash('sha256').update(content).update(JSON.stringify(entry, inOrder)).digest('hex').slice(0, 10);
