/**
 * The contract between the shell and a remote: the types of routes, and what a route says of its
 * page.
 */
export type {
  HeadContext,
  PageHead,
  RemoteRoutes,
  RemoteRoutesModule,
  RouteHandle,
  UpdateEvent,
  WidgetModule,
} from '@charity-site/shell/contract';
