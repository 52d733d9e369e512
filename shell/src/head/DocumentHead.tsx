import { useQueryClient } from '@tanstack/react-query';
import { localizedPath, DEFAULT_LANGUAGE, LANGUAGES } from '@charity-site/api-client/entities';
import { siteConfig } from '@charity-site/api-client/http';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import type { PageHead } from '../contract';
import { headOf } from './headOf';

/** Creates or updates a tag of the head; removes it if the value is undefined. */
const setTag = (
  tag: 'meta' | 'link',
  key: 'name' | 'rel',
  name: string,
  attribute: string,
  value: string | undefined,
) => {
  const existing = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (value === undefined) return existing?.remove();
  const element = existing ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(key, name);
  element.setAttribute(attribute, value);
};

/** Updates or removes the server-rendered links to the page in each language. */
const setAlternateLinks = (origin: string, canonical: string | undefined) => {
  for (const link of document.head.querySelectorAll<HTMLLinkElement>(
    'link[rel="alternate"][hreflang]',
  )) {
    const { code = DEFAULT_LANGUAGE } = LANGUAGES.find((one) => one.code === link.hreflang) ?? {};
    if (canonical === undefined) link.remove();
    else link.href = origin + localizedPath(code, canonical);
  }
};

/** The head of the current page; changes on navigation and when data arrives. */
function usePageHead(): PageHead {
  const client = useQueryClient();
  const { search } = useLocation();
  const matches = useMatches().map(({ handle, ...match }) => ({ ...match, route: { handle } }));
  const subscribe = useCallback(
    (notify: () => void) => client.getQueryCache().subscribe(notify),
    [client],
  );
  // As text, because `useSyncExternalStore` compares snapshots by identity.
  const head = () => JSON.stringify(headOf(matches, search, client));
  return JSON.parse(useSyncExternalStore(subscribe, head, head)) as PageHead;
}

/**
 * Sets title, description, canonical link and robots from the page's route (`handle.head` of the
 * contract). The server renders these tags for the first page, so existing tags are changed instead
 * of added. Pages without `head` keep the tags.
 */
export function DocumentHead() {
  const { title, description, canonical, missing = false, indexable = !missing } = usePageHead();
  const { siteName, origin, language } = siteConfig();
  const isDescribed = missing || canonical !== undefined;
  const isLoading = description === undefined && !missing;
  const documentTitle = title ? `${title} | ${siteName}` : siteName;
  const address = canonical === undefined ? undefined : origin + localizedPath(language, canonical);

  useEffect(() => {
    if (!isDescribed) return;
    // The first page's title is already correct, before its data has loaded.
    const isSamePage =
      document.head.querySelector('link[rel="canonical"]')?.getAttribute('href') === address;
    if (!(isLoading && isSamePage)) document.title = documentTitle;
    if (!isLoading) setTag('meta', 'name', 'description', 'content', description);
    setTag('link', 'rel', 'canonical', 'href', address);
    setAlternateLinks(origin, canonical);
    setTag('meta', 'name', 'robots', 'content', indexable ? undefined : 'noindex');
  }, [isDescribed, isLoading, documentTitle, description, indexable, origin, canonical, address]);
  return null;
}
