import type { RouteObject } from 'react-router-dom';

/**
 * Version of the contract between the shell and the remotes. A remote declares the range it supports in its
 * package.json (`federation.contract`); the shell rejects other remotes.
 * 1.0: the remote exposes `./routes`, whose default export is a `RouteObject[]` with its own layout. The shell provides
 * ui-kit's theme and toasts, a query client, one router and api-client's configured HTTP client.
 * 1.1: before the shell offers a newer version it dispatches `shell:update` on the window. A remote with unsaved text
 * calls `preventDefault()`, and the shell offers the version later.
 */
export const SHELL_CONTRACT = '1.1.0';

/** Event that asks whether the page may be reloaded (contract 1.1). */
export type UpdateEvent = 'shell:update';

/** Routes of a remote: absolute paths below its prefixes, with its own layout and lazy pages. */
export type RemoteRoutes = RouteObject[];

/** What a remote's `./routes` module exports. */
export interface RemoteRoutesModule {
  default: RemoteRoutes;
}
