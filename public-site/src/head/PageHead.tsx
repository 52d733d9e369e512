import { siteConfig } from '@charity-site/api-client/http';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

export interface PageHeadProps {
  /** Title of the page, followed by the organisation's name. Left out on the home page. */
  title?: string | undefined;
  /** Plain text for search engines and shared links. While it is undefined the tags from the server stay. */
  description?: string | undefined;
  /** The page does not exist: it gets noindex and no description. */
  missing?: boolean;
}

/** Updates one tag of the head: changes it, creates it, or removes it when there is no value. */
const keep = (tag: 'meta' | 'link', key: 'name' | 'rel', name: string, says: string, value: string | undefined) => {
  const found = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (value === undefined) return found?.remove();
  const element = found ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(key, name);
  element.setAttribute(says, value);
};

/** The site's public origin from the server's first page; the site may be reachable under other hosts too. */
const ORIGIN = new URL(
  document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? window.location.href,
).origin;

/**
 * Sets title, description and canonical link on navigation. The server renders these tags for the first page, so
 * existing tags are changed instead of added.
 */
export function PageHead({ title, description, missing = false }: PageHeadProps) {
  const { pathname } = useLocation();
  const { siteName } = siteConfig();
  const isUnderWay = description === undefined && !missing;
  const whole = title ? `${title} | ${siteName}` : siteName;

  // The canonical URL has no trailing slash.
  const address = ORIGIN + pathname.replace(/(.)\/$/, '$1');
  useEffect(() => {
    // The first page's title is already correct, before its data has loaded.
    const isNamed = document.head.querySelector('link[rel="canonical"]')?.getAttribute('href') === address;
    if (!(isUnderWay && isNamed)) document.title = whole;
  }, [isUnderWay, address, whole]);
  useEffect(() => {
    if (!isUnderWay) keep('meta', 'name', 'description', 'content', description);
  }, [isUnderWay, description]);
  useEffect(() => {
    keep('link', 'rel', 'canonical', 'href', missing ? undefined : address);
    keep('meta', 'name', 'robots', 'content', missing ? 'noindex' : undefined);
  }, [missing, address]);
  return null;
}
