import { Outlet, type RouteObject } from 'react-router-dom';

/** A remote's routes as all routes of a router: without the shell's discovery of other remotes and its error pages. */
export const soleRemote = (routes: RouteObject[]): RouteObject[] => [
  { Component: Outlet, HydrateFallback: () => null, children: routes },
];
