import { useQueryClient } from '@tanstack/react-query';
import { addressIn, DEFAULT_LANGUAGE, LANGUAGES } from '@charity-site/api-client/entities';
import { siteConfig } from '@charity-site/api-client/http';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import type { PageHead } from '../contract';
import { headOf } from './headOf';

/** Updates one tag of the head: changes it, creates it, or removes it when there is no value. */
const keep = (
  tag: 'meta' | 'link',
  key: 'name' | 'rel',
  name: string,
  says: string,
  value: string | undefined,
) => {
  const found = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (value === undefined) return found?.remove();
  const element = found ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(key, name);
  element.setAttribute(says, value);
};

/** The same for the links to the page in each language, which the server has written. */
const setAlternateLinks = (origin: string, canonical: string | undefined) => {
  for (const link of document.head.querySelectorAll<HTMLLinkElement>(
    'link[rel="alternate"][hreflang]',
  )) {
    const { code = DEFAULT_LANGUAGE } = LANGUAGES.find((one) => one.code === link.hreflang) ?? {};
    if (canonical === undefined) link.remove();
    else link.href = origin + addressIn(code, canonical);
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
  // As text, because a store's value must be the same until it changes.
  const head = () => JSON.stringify(headOf(matches, search, client));
  return JSON.parse(useSyncExternalStore(subscribe, head, head)) as PageHead;
}

/**
 * Sets title, description, canonical link and robots to what the page's route says (`handle.head`
 * of the contract). The server renders these tags for the first page, so existing tags are changed
 * instead of added. Pages whose routes say nothing keep the tags.
 */
export function DocumentHead() {
  const { title, description, canonical, missing = false, indexable = !missing } = usePageHead();
  const { siteName, origin, language } = siteConfig();
  const isDescribed = missing || canonical !== undefined;
  const isUnderWay = description === undefined && !missing;
  const whole = title ? `${title} | ${siteName}` : siteName;
  const address = canonical === undefined ? undefined : origin + addressIn(language, canonical);

  useEffect(() => {
    if (!isDescribed) return;
    // The first page's title is already correct, before its data has loaded.
    const isNamed =
      document.head.querySelector('link[rel="canonical"]')?.getAttribute('href') === address;
    if (!(isUnderWay && isNamed)) document.title = whole;
    if (!isUnderWay) keep('meta', 'name', 'description', 'content', description);
    keep('link', 'rel', 'canonical', 'href', address);
    setAlternateLinks(origin, canonical);
    keep('meta', 'name', 'robots', 'content', indexable ? undefined : 'noindex');
  }, [isDescribed, isUnderWay, whole, description, indexable, origin, canonical, address]);
  return null;
}
