import { configureSite, type SiteConfig } from '@charity-site/api-client/http';

/** Reads the site's configuration from the HTML (docs/product.md 1.5, 7.1); missing values keep their defaults. */
export const readSiteConfig = (): void => {
  const text = document.getElementById('site-config')?.textContent;
  if (text) configureSite(JSON.parse(text) as Partial<SiteConfig>);
};
