/** The contract between the shell and a remote: the types of routes and of page heads. */
export type {
  HeadContext,
  PageHead,
  RemoteRoutes,
  RemoteRoutesModule,
  RouteHandle,
  UpdateEvent,
  WidgetModule,
} from '@charity-site/shell/contract';
