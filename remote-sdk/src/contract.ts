/** Types of the contract between shell and remote: routes and page heads. */
export type {
  HeadContext,
  PageHead,
  RemoteRoutes,
  RemoteRoutesModule,
  RouteHandle,
  UpdateEvent,
  WidgetModule,
} from '@charity-site/shell/contract';
