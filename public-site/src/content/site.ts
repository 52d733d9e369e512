import { siteConfig, t } from '@charity-site/api-client/http';

/** Description for search engines: the tagline, or a default sentence. */
export const siteDescription = (): string => {
  const { siteName, tagline } = siteConfig();
  return tagline || t('The website of {siteName}.', { siteName });
};
