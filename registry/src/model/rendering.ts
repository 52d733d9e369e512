/**
 * Title and description of a page for search engines, shared links and the browser's title bar
 * (shell contract 1.2). Texts are plain.
 */
export interface PageHead {
  /**
   * Without the site's name, which the shell adds; undefined if the site's name alone is the title.
   */
  title?: string;
  /** Undefined while the page's data is loading: the tags from the server stay. */
  description?: string;
  /** Default 'website'. */
  type?: 'website' | 'article';
  /** URL of a picture, as stored. */
  picture?: string;
  /** The page does not exist: status 404, no canonical URL, not indexed. */
  missing?: boolean;
  /**
   * False keeps the page, such as a thank-you page, out of search engines and the sitemap (shell
   * contract 1.4).
   */
  indexable?: boolean;
  /** Canonical path; by default the matched path without a trailing slash. */
  canonical?: string;
  /**
   * Subject of the page, as properties of schema.org, such as `{ '@type': 'Event', startDate: … }`.
   * The server adds name, URL, picture, description and the organisation.
   */
  about?: { '@type': string } & Record<string, unknown>;
  /** The list page of the page's item. */
  parent?: { title: string; path: string };
}

/**
 * A query's key and data, for the browser's query client. `answeredAt` is the time of the response
 * (ms since 1970, default now); a future time keeps the data fresh until then.
 */
export type QueryEntry = readonly [key: readonly unknown[], data: unknown, answeredAt?: number];

/** A request to render a page on the server. */
export interface PageRequest {
  /** Path and query, such as `/news?page=2`. */
  address: string;
  /** The site's settings, as in the page's `site-config` block. */
  site: object;
  /** Data known in advance, under the keys of api-client's entities (`types/seededKeys`). */
  seed?: readonly QueryEntry[];
}

/** A page rendered by the shell's server build. */
export interface RenderedPage {
  status: number;
  /** Target of a redirect. */
  location?: string;
  head: PageHead;
  /** The styles, as HTML for the head. */
  styles: string;
  /** The content of `#root`. */
  html: string;
  /** Results of the loaders, by route id. */
  loaderData: Record<string, unknown>;
  /** The query data of the page; undefined if it cannot be hydrated, because a query failed. */
  state?: QueryEntry[];
}

/**
 * Placeholder for the site's name in the texts of described pages: a build does not know the name.
 */
export const SITE_NAME = '{site}';

/** A page of a remote, as its routes describe it before any data is loaded. */
export interface DescribedPage {
  /** Path pattern, such as `/updates/:id`. */
  path: string;
  /** Names of the URL query parameters that change the page. */
  query: string[];
  head: PageHead;
}

/** Data in a rendered page (`#page-data`) from which the browser hydrates it. */
export interface PageData extends Pick<Required<RenderedPage>, 'loaderData' | 'state'> {
  remote: string;
  version: string;
}
