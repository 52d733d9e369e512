import type { DescribedPage } from '@charity-site/registry';

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

/** The path that a pattern and a visited path have in common; undefined when they do not match. */
const matched = (pattern: string, path: string): string | undefined => {
  const [wanted, given] = [segmentsOf(pattern), segmentsOf(path)];
  if (wanted.length !== given.length) return undefined;
  const common = wanted.map((segment, index) => {
    const visited = given[index] ?? '';
    if (segment.startsWith(':')) return visited;
    return segment.toLowerCase() === decoded(visited).toLowerCase() ? segment : undefined;
  });
  return common.includes(undefined) ? undefined : `/${common.join('/')}`;
};

/**
 * A page of a remote, and the path under which it is known: without regard to case or a slash at
 * the end.
 */
export interface VisitedPage {
  page: DescribedPage;
  path: string;
}

/**
 * The page that a path leads to, read as the browser's router reads it; undefined when there is
 * none.
 */
export const pageAt = (pages: readonly DescribedPage[], path: string): VisitedPage | undefined => {
  const found = pages.flatMap((page): VisitedPage[] => {
    const shownPath = matched(page.path, path);
    return shownPath === undefined ? [] : [{ page, path: shownPath }];
  });
  return found.find(({ page }) => !page.path.includes(':')) ?? found[0];
};
