/** Paths of screens that differ from those of their definitions. */
const OTHER_PATHS: Record<string, string> = {
  'hero-slides': 'hero-carousel',
  'page-hero': 'page-heroes',
  quote: 'quotes',
  'comment-settings': 'comments',
};

/** The path segment of the screen on which the items of a list, or a singleton, are edited, by the path of the definition. */
export const screenPath = (list: string): string => OTHER_PATHS[list] ?? list;
