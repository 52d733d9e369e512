import { Outlet, type RouteObject } from 'react-router-dom';
import { DocumentHead } from '../head/DocumentHead';

function StandaloneRoot() {
  return (
    <>
      <DocumentHead />
      <Outlet />
    </>
  );
}

/** All routes of a standalone remote's router: no discovery of other remotes, no error pages. */
export const standaloneRoutes = (routes: RouteObject[]): RouteObject[] => [
  { Component: StandaloneRoot, HydrateFallback: () => null, children: routes },
];
