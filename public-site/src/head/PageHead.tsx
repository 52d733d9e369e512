import { siteConfig } from 'api-client/http';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

export interface PageHeadProps {
  /** The page's own title; the organisation's name follows it. Left out on the home page. */
  title?: string | undefined;
  /** For search engines and shared links; plain text. */
  description?: string | undefined;
}

/** The tag that says something, made when the server put none into the page. */
const tag = (selector: string, make: () => HTMLElement): HTMLElement =>
  document.head.querySelector<HTMLElement>(selector) ?? document.head.appendChild(make());

const element = (name: string, attributes: Record<string, string>) => () => {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  return made;
};

/**
 * Names the page in the tab, for search engines and in the address that is to be kept. The first page comes from the
 * server with these tags; here they follow the visitor from page to page, so existing tags are changed, not doubled.
 */
export function PageHead({ title, description }: PageHeadProps) {
  const { pathname } = useLocation();
  const { siteName } = siteConfig();
  const whole = title ? `${title} | ${siteName}` : siteName;

  useEffect(() => {
    document.title = whole;
  }, [whole]);
  useEffect(() => {
    if (description === undefined) return;
    tag('meta[name="description"]', element('meta', { name: 'description' })).setAttribute('content', description);
  }, [description]);
  useEffect(() => {
    const address = window.location.origin + pathname;
    tag('link[rel="canonical"]', element('link', { rel: 'canonical' })).setAttribute('href', address);
  }, [pathname]);
  return null;
}
