import type { InferDataFromTag, QueryKey } from '@tanstack/react-query';
import type { Contribution, PageHead, SlotName } from '@charity-site/registry';
import type { ComponentType } from 'react';
import type { Params, RouteObject } from 'react-router-dom';

export type { Contribution, PageHead, SlotName };

/**
 * Version of the contract between the shell and the remotes. A remote declares the range it
 * supports in its package.json (`federation.contract`); the shell rejects other remotes. 1.0: the
 * remote exposes `./routes`. Its default export is a `RouteObject[]` with its own layout. The
 * shell provides ui-kit's theme and toasts, a query client, one router and api-client's configured
 * HTTP client. 1.1: before the shell offers a newer version it dispatches `shell:update` on the
 * window. A remote with unsaved text calls `preventDefault()`, and the shell offers the version
 * later. 1.2: a route's `handle` may describe its page: `head` for title and tags, `query` for the
 * parameters that change it. 1.3: a remote may contribute to the pages of other remotes
 * (`federation.contributions`, see `Contribution`): links in the public menu, the footer and the
 * administrator's sidebar, tiles of the dashboard, and widgets. A page marks a slot for widgets
 * with an empty element with `data-slot`. The layout stays on screen when a page within it fails.
 * 1.4: `head` may return `indexable: false`, which adds `noindex` and removes the page from the
 * sitemap. 1.5: `head` also gets the search params of the page's URL.
 */
export const SHELL_CONTRACT = '1.5.0';

/** Cancelable event before a reload of the page (contract 1.1). */
export type UpdateEvent = 'shell:update';

/**
 * Routes of a remote: absolute paths below its prefixes, with its own layout and lazy pages.
 * Loaders only read: they also run when a link is hovered or focused. For a preview or a rejected
 * form, the query client has data before the loaders run, under `itemKey`, `itemWithListsKey`,
 * `cardsKey`, `publicCardsKey` or `postedFormKey` of `@charity-site/api-client/entities`.
 */
export type RemoteRoutes = RouteObject[];

/** Input for a page's head (contract 1.2). */
export interface HeadContext {
  /** Parameters of the matched path. */
  params: Params;
  /** The search params of the page's URL (contract 1.5). */
  query: URLSearchParams;
  /** The cached data of a query; undefined until it has loaded. */
  read: <Key extends QueryKey>(query: {
    queryKey: Key;
  }) => InferDataFromTag<unknown, Key> | undefined;
  /** True if a query failed with 404. */
  isMissing: (query: { queryKey: QueryKey }) => boolean;
}

/**
 * The `handle` of a remote's route (contract 1.2). It must not change once the route's `lazy` is
 * resolved.
 */
export interface RouteHandle {
  /** Describes the page. The deepest matched route with a `head` applies. */
  head?: (context: HeadContext) => PageHead;
  /** Names of the search params that change the page, such as `page`; others are ignored. */
  query?: readonly string[];
}

/** Exports of a remote's `./routes` module. */
export interface RemoteRoutesModule {
  default: RemoteRoutes;
}

/** Exports of a remote's widget module. The widget gets no props and every page's contexts. */
export interface WidgetModule {
  default: ComponentType;
}
