import { siteConfig } from 'api-client/http';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

export interface PageHeadProps {
  /** The page's own title; the organisation's name follows it. Left out on the home page. */
  title?: string | undefined;
  /** For search engines and shared links; plain text. Left out, what is said already stays: the page is on its way. */
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

/**
 * Names the page in the tab, for search engines and in the address that is to be kept. The first page comes from the
 * server with these tags; here they follow the visitor from page to page, so existing tags are changed, not doubled.
 */
export function PageHead({ title, description, missing = false }: PageHeadProps) {
  const { pathname } = useLocation();
  const { siteName } = siteConfig();
  const whole = title ? `${title} | ${siteName}` : siteName;

  useEffect(() => {
    document.title = whole;
  }, [whole]);
  useEffect(() => {
    if (missing || description !== undefined) keep('meta', 'name', 'description', 'content', description);
  }, [missing, description]);
  useEffect(() => {
    // The server answers an address with a slash at its end too, and keeps the one without.
    const address = window.location.origin + pathname.replace(/(.)\/$/, '$1');
    keep('link', 'rel', 'canonical', 'href', missing ? undefined : address);
    keep('meta', 'name', 'robots', 'content', missing ? 'noindex' : undefined);
  }, [missing, pathname]);
  return null;
}
