import { configureSite, type SiteConfig } from '@charity-site/api-client/http';

/** The public origin as the server's canonical link has it; the site may be reachable under other hosts too. */
const canonicalOrigin = (): Partial<SiteConfig> => {
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return link ? { origin: new URL(link.href).origin } : {};
};

/** Reads the site's configuration from the HTML (docs/product.md 1.5, 7.1); missing values keep their defaults. */
export const readSiteConfig = (): void => {
  const text = document.getElementById('site-config')?.textContent;
  if (text) configureSite({ ...canonicalOrigin(), ...(JSON.parse(text) as Partial<SiteConfig>) });
};
