import type { DescribedPage } from '@charity-site/registry';

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

/**
 * The path in the pattern's spelling, with the visited parameters; undefined if it does not match.
 */
const matched = (pattern: string, path: string): string | undefined => {
  const [patternSegments, pathSegments] = [segmentsOf(pattern), segmentsOf(path)];
  if (patternSegments.length !== pathSegments.length) return undefined;
  const segments = patternSegments.map((segment, index) => {
    const visited = pathSegments[index] ?? '';
    if (segment.startsWith(':')) return visited;
    return segment.toLowerCase() === decoded(visited).toLowerCase() ? segment : undefined;
  });
  return segments.includes(undefined) ? undefined : `/${segments.join('/')}`;
};

/** A page of a remote, and its normalized path: in the pattern's case, without a trailing slash. */
export interface VisitedPage {
  page: DescribedPage;
  path: string;
}

/** The page at a path, matched like in the browser's router; undefined without one. */
export const pageAt = (pages: readonly DescribedPage[], path: string): VisitedPage | undefined => {
  const matches = pages.flatMap((page): VisitedPage[] => {
    const normalizedPath = matched(page.path, path);
    return normalizedPath === undefined ? [] : [{ page, path: normalizedPath }];
  });
  return matches.find(({ page }) => !page.path.includes(':')) ?? matches[0];
};
