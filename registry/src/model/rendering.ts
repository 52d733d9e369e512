/**
 * Title and description of a page for search engines, shared links and the browser's title bar
 * (shell contract 1.2). Texts are plain.
 */
export interface PageHead {
  /**
   * Without the site's name, which the shell adds; left out where the site's name alone is the
   * title.
   */
  title?: string;
  /** Undefined while the page's data is loading: the tags from the server stay. */
  description?: string;
  /** Default 'website'. */
  type?: 'website' | 'article';
  /** Address of a picture, as stored. */
  picture?: string;
  /** The page does not exist: status 404, no canonical address, not kept by search engines. */
  missing?: boolean;
  /**
   * False keeps the page out of search engines and the sitemap, such as a page of thanks (shell
   * contract 1.4).
   */
  indexable?: boolean;
  /** Path under which the page is known; by default the matched path without a slash at the end. */
  canonical?: string;
  /**
   * Subject of the page, as properties of schema.org, such as `{ '@type': 'Event', startDate: … }`.
   * The server adds name, address, picture, description and the organisation.
   */
  about?: { '@type': string } & Record<string, unknown>;
  /** The page of the list that the item of the page is in. */
  parent?: { title: string; path: string };
}

/**
 * A query's key and its answer, for the browser's query client. `answeredAt` is the time of the
 * answer in ms since 1970, now when left out; a time to come keeps the answer fresh until then.
 */
export type QueryEntry = readonly [key: readonly unknown[], data: unknown, answeredAt?: number];

/** A page to be rendered on the server. */
export interface PageRequest {
  /** Path and query, such as `/news?page=2`. */
  address: string;
  /** The site's settings, as the page's `site-config` block has them. */
  site: object;
  /** Answers known in advance, under the keys of api-client's entities (`types/seededKeys`). */
  seed?: readonly QueryEntry[];
}

/** A page as the shell's server build renders it. */
export interface RenderedPage {
  status: number;
  /** Where the visitor is sent instead of the page. */
  location?: string;
  head: PageHead;
  /** The styles, as HTML for the head. */
  styles: string;
  /** The content of `#root`. */
  html: string;
  /** Results of the loaders, by route id. */
  loaderData: Record<string, unknown>;
  /**
   * The answers that the page was rendered from; undefined when it cannot be hydrated, because one
   * of them failed.
   */
  state?: QueryEntry[];
}

/** Mark for the site's name in the texts of described pages: a build does not know the name. */
export const SITE_NAME = '{site}';

/** A page of a remote, as its routes describe it before any data is there. */
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
