import type { RouteObject } from 'react-router-dom';
import { PageFailed } from '../pages/PageFailed';

const withBoundary = (route: RouteObject): RouteObject =>
  route.ErrorBoundary || route.errorElement ? route : { ...route, ErrorBoundary: PageFailed };

/**
 * Adds an error page to every route within a remote's layout, so that the layout (header, menu and footer) survives a page
 * that fails. A route with an error page of its own keeps that.
 */
export const contained = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route) => (route.children ? { ...route, children: route.children.map(withBoundary) } : route));
