import type { RouteObject } from 'react-router-dom';

/**
 * The contract between the shell and every remote, in semantic versions. A remote says in its package.json
 * (`federation.contract`) which range it was written for; the shell refuses a remote outside of it.
 *
 * 1.0: the remote exposes `./routes`, whose default export is a `RouteObject[]` with its own layout. Around it the
 * shell gives ui-kit's theme and toasts, a query client, one router and api-client's configured HTTP client.
 */
export const SHELL_CONTRACT = '1.0.0';

/** A remote's routes: absolute paths below the prefixes it owns, with its own layout, every page lazy. */
export type RemoteRoutes = RouteObject[];

/** What a remote's `./routes` module exports. */
export interface RemoteRoutesModule {
  default: RemoteRoutes;
}
