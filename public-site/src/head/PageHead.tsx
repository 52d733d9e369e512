import { siteConfig } from '@charity-site/api-client/http';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

export interface PageHeadProps {
  /** The page's own title; the organisation's name follows it. Left out on the home page. */
  title?: string | undefined;
  /** For search engines and shared links; plain text. Left out, the page is on its way: what the server said of it stays. */
  description?: string | undefined;
  /** There is nothing at this address: search engines shall not keep it, and it has no description. */
  missing?: boolean;
}

/**
 * Keeps one tag of the head: changed in place, made where the server put none into the page, taken away when there is
 * nothing to say.
 */
const keep = (tag: 'meta' | 'link', key: 'name' | 'rel', name: string, says: string, value: string | undefined) => {
  const found = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (value === undefined) return found?.remove();
  const element = found ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(key, name);
  element.setAttribute(says, value);
};

/** The site's public address, as the server names it in the first page; it may be reached under others too. */
const ORIGIN = new URL(
  document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? window.location.href,
).origin;

/**
 * Names the page in the tab, for search engines and in the address that is to be kept. The first page comes from the
 * server with these tags; here they follow the visitor from page to page, so existing tags are changed, not doubled.
 */
export function PageHead({ title, description, missing = false }: PageHeadProps) {
  const { pathname } = useLocation();
  const { siteName } = siteConfig();
  const isUnderWay = description === undefined && !missing;
  const whole = title ? `${title} | ${siteName}` : siteName;

  // An address with a slash at its end is answered too; the one without is kept.
  const address = ORIGIN + pathname.replace(/(.)\/$/, '$1');
  useEffect(() => {
    // The first page comes with its right title, before what it is made of is here.
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
