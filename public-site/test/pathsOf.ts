import type { RouteObject } from 'react-router-dom';

/** The paths of all routes, such as `/updates/:id`. */
export const pathsOf = (all: readonly RouteObject[]): string[] =>
  all.flatMap(({ path = '', children }) => (children ? pathsOf(children) : [`/${path}`]));
