import kit from '../ui-kit/package.json' with { type: 'json' };

/** Maturity of a component. */
export type Status = 'stable' | 'new' | 'deprecated';

const SINCE = 'since-';

/** The version that added a component, from the tags of its stories: 'since-1.0.0'. */
export const sinceOf = (tags: readonly string[]): string | undefined =>
  tags.find((tag) => tag.startsWith(SINCE))?.slice(SINCE.length);

/**
 * The status of a component, from the tags of its stories. A component is new if the current or the
 * next version adds it. Components that will be removed have the tag 'deprecated'.
 * @returns undefined for pages without a component, such as a pattern
 */
export const statusOf = (tags: readonly string[]): Status | undefined => {
  const since = sinceOf(tags);
  if (since === undefined) return undefined;
  if (tags.includes('deprecated')) return 'deprecated';
  return since.localeCompare(kit.version, 'en', { numeric: true }) < 0 ? 'stable' : 'new';
};
