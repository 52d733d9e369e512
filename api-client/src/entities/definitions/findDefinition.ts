import type { AnyListing, AnySingleton } from '../types/contentType';
import { ALL_SINGLETONS, LISTINGS } from './definitions';
import { PAGE_LABELS, pageHeroes } from '../singletons/pageHero';

/** A list or a singleton. */
export type AnyDefinition = AnyListing | AnySingleton;

/** True if a definition describes a list. */
export const isListing = (definition: AnyDefinition): definition is AnyListing =>
  'sort' in definition;

/** All lists and singletons. */
export const DEFINITIONS: readonly AnyDefinition[] = [...LISTINGS, ...ALL_SINGLETONS];

/** The definition with this path; undefined if unknown. */
export const findDefinition = (path: string): AnyDefinition | undefined =>
  DEFINITIONS.find((definition) => definition.path === path);

/**
 * The name of an item: its first searched field; for a page hero the page's label; for a singleton
 * its noun.
 */
export const nameOf = (definition: AnyDefinition, fields: Record<string, unknown>): string => {
  if (isListing(definition)) return String(fields[definition.searchIn[0] ?? ''] ?? '');
  const page = Object.entries(PAGE_LABELS).find(([key]) => key === fields.pageIdentifier)?.[1];
  return definition.path === pageHeroes.path ? (page ?? '') : definition.item;
};
