import {
  addTexts,
  configureSite,
  siteConfig,
  type SiteConfig,
} from '@charity-site/api-client/http';

interface ServedConfig extends Partial<SiteConfig> {
  /** The shell's own translated texts, by their English; not in English. */
  texts?: Partial<Record<string, string>>;
}

/**
 * Reads the site's configuration from the HTML (docs/product.md 1.5, 7.1); missing values keep
 * their defaults.
 */
export const readSiteConfig = (): void => {
  const text = document.getElementById('site-config')?.textContent;
  if (!text) return;
  const { texts, ...settings } = JSON.parse(text) as ServedConfig;
  configureSite(settings);
  // A remote adds all texts of the language. These are used when no remote loads.
  if (texts) addTexts(siteConfig().language, (english) => texts[english]);
};
