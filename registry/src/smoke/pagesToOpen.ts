import type { Release } from '../model/registry';

const matches = (pattern: string, path: string): boolean => {
  const [patternParts, pathParts] = [pattern.split('/'), path.split('/')];
  return (
    patternParts.length === pathParts.length &&
    patternParts.every((part, index) => part.startsWith(':') || part === pathParts[index])
  );
};

/** The paths in a sitemap. */
export const pathsIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address = '']) =>
    URL.canParse(address) ? [new URL(address).pathname] : [],
  );

/**
 * Every page of a version with a fixed path, and one existing item of every other page. Without a
 * list of pages, the smoke page.
 * @param sitePaths the paths of the site's items
 * @returns the paths to open, and the patterns of pages without an item
 */
export const pagesToOpen = (
  { routes = [], smokePath, prefixes }: Release,
  sitePaths: readonly string[],
) => {
  const first = smokePath ?? prefixes[0] ?? '/';
  const shown = routes.filter(({ head }) => !head.missing).map(({ path }) => path);
  const items = shown.filter((path) => path.includes(':'));
  const found = items.map((pattern) => sitePaths.find((path) => matches(pattern, path)));
  const paths = [
    first,
    ...shown.filter((path) => !path.includes(':')),
    ...found.filter((path) => path !== undefined),
  ];
  return {
    paths: [...new Set(paths)],
    withoutItem: items.filter((_pattern, index) => found[index] === undefined),
  };
};
