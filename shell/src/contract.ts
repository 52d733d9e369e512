import type { RouteObject } from 'react-router-dom';

/**
 * The contract between the shell and every remote, in semantic versions. A remote says in its package.json
 * (`federation.contract`) which range it was written for; the shell refuses a remote outside of it.
 *
 * 1.0: the remote exposes `./routes`, whose default export is a `RouteObject[]` with its own layout. Around it the
 * shell gives ui-kit's theme and toasts, a query client, one router and api-client's configured HTTP client.
 * 1.1: before the shell offers a newer version of the page it dispatches `shell:update` on the window; who holds
 * unsaved text prevents its default, and the shell offers later.
 */
export const SHELL_CONTRACT = '1.1.0';

/** Name of the event by which the shell asks whether the page may be loaded anew (contract 1.1). */
export type UpdateEvent = 'shell:update';

/** A remote's routes: absolute paths below the prefixes it owns, with its own layout, every page lazy. */
export type RemoteRoutes = RouteObject[];

/** What a remote's `./routes` module exports. */
export interface RemoteRoutesModule {
  default: RemoteRoutes;
}
