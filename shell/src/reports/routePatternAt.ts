import { matchRoutes, type RouteObject } from 'react-router-dom';
import { basename } from '../navigation/paths';
import type { Router } from '../navigation/router';

/** The pattern of a page's path, such as `/updates/:id`; undefined if no route matches. */
export const routePatternAt = (
  { routes }: Pick<Router, 'routes'>,
  path: string,
): string | undefined => {
  const matches = matchRoutes(routes as RouteObject[], path, basename()) ?? [];
  const pattern = matches
    .map(({ route }) => route.path ?? '')
    .reduce(
      (parent, own) =>
        own.startsWith('/') ? own : `${parent}/${own}`.replace(/\/{2,}/g, '/').replace(/\/$/, ''),
      '',
    );
  return matches.length > 0 ? pattern || '/' : undefined;
};
