import kit from '../ui-kit/package.json' with { type: 'json' };

/** Maturity of a component. */
export type Status = 'stable' | 'new' | 'deprecated';

const SINCE = 'since-';

/** The version that a component came with, from the tags of its stories: 'since-1.0.0'. */
export const sinceOf = (tags: readonly string[]): string | undefined =>
  tags.find((tag) => tag.startsWith(SINCE))?.slice(SINCE.length);

/**
 * The status of a component, from the tags of its stories. It is new when it came with the newest
 * version or comes with the next one, so that a release changes it and nobody has to. A component
 * on its way out has the tag 'deprecated'.
 * @returns undefined for what is no component, such as a pattern
 */
export const statusOf = (tags: readonly string[]): Status | undefined => {
  const since = sinceOf(tags);
  if (since === undefined) return undefined;
  if (tags.includes('deprecated')) return 'deprecated';
  return since.localeCompare(kit.version, 'en', { numeric: true }) < 0 ? 'stable' : 'new';
};
