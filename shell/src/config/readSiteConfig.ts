import { configureSite, type SiteConfig } from '@charity-site/api-client/http';

/** Takes the site's run-time configuration out of the HTML (docs/product.md 1.5, 7.1); what is missing keeps its default. */
export const readSiteConfig = (): void => {
  const text = document.getElementById('site-config')?.textContent;
  if (text) configureSite(JSON.parse(text) as Partial<SiteConfig>);
};
