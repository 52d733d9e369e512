declare module 'remote-routes' {
  import type { RemoteRoutes } from '../../../shell/src/contract';

  const routes: RemoteRoutes;
  export default routes;
}
