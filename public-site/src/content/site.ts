import { siteConfig, t } from '@charity-site/api-client/http';

/** One sentence for search engines: the organisation's own, or a plain one until it is written. */
export const siteDescription = (): string => {
  const { siteName, tagline } = siteConfig();
  return tagline || t('The website of {siteName}.', { siteName });
};
