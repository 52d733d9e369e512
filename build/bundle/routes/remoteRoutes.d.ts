declare module 'remote-routes' {
  import type { RemoteRoutes } from '../../../shell/src/contract/index';

  const routes: RemoteRoutes;
  export default routes;
}
