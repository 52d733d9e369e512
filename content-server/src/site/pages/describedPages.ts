import {
  isPrivate,
  isOff,
  ownerOf,
  SITE_NAME,
  type DescribedPage,
  type RegisteredRemote,
  type Registry,
} from '@charity-site/registry';
import { DEFAULT_TRANSLATOR, type Translator } from '../../content/language/translator';
import { pageAt, type VisitedPage } from '../../releases/versions/pageAt';

/** True for a page without path parameters. */
export const isFixed = ({ path }: DescribedPage): boolean => !path.includes(':');

/** Pages without path parameters. */
export const fixedPages = (pages: readonly DescribedPage[]): DescribedPage[] =>
  pages.filter((page) => isFixed(page) && !page.head.missing);

/** Values that the texts of pages contain. */
interface Texts {
  siteName: string;
  /** The language of the texts; the default language if missing. */
  wording?: Pick<Translator, 't'>;
}

/**
 * The pages of a remote, with the site's name in their texts; undefined for a release that lists
 * none.
 */
const pagesOf = (
  { routes }: Pick<RegisteredRemote, 'routes'>,
  { siteName, wording: { t } = DEFAULT_TRANSLATOR }: Texts,
): DescribedPage[] | undefined => {
  const named = (text: string | undefined) => text && t(text).replaceAll(SITE_NAME, siteName);
  return routes?.map(({ head: { title, description, ...head }, ...page }) => ({
    ...page,
    head: { ...head, title: named(title), description: named(description) },
  }));
};

/**
 * The pages of all live remotes, without those of the administrator's area and those that are
 * switched off.
 */
export const publicPages = (registry: Registry, texts: Texts): DescribedPage[] =>
  registry.remotes.flatMap((remote) =>
    (pagesOf(remote, texts) ?? []).filter(
      ({ path }) =>
        !isPrivate(path) &&
        ownerOf(registry, path)?.name === remote.name &&
        !isOff(registry, remote.name),
    ),
  );

/**
 * The page at a path as its release describes it. Undefined if no remote owns the path or the
 * release lists no pages; `visited` is undefined if none of them has the path.
 */
export const describedAt = (
  registry: Registry,
  path: string,
  texts: Texts,
): { visited?: VisitedPage } | undefined => {
  const owner = ownerOf(registry, path);
  const pages = owner && pagesOf(owner, texts);
  return pages && { visited: pageAt(pages, path) };
};
