import { Outlet, type RouteObject } from 'react-router-dom';
import { DocumentHead } from '../head/DocumentHead';

function SoleRoot() {
  return (
    <>
      <DocumentHead />
      <Outlet />
    </>
  );
}

/**
 * A remote's routes as all routes of a router: without the shell's discovery of other remotes and
 * its error pages.
 */
export const standaloneRoutes = (routes: RouteObject[]): RouteObject[] => [
  { Component: SoleRoot, HydrateFallback: () => null, children: routes },
];
