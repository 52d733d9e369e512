import { DEFAULT_LANGUAGE } from '@charity-site/api-client/entities';
import { addTexts, siteConfig } from '@charity-site/api-client/http';
import { loadCatalogue } from '@charity-site/api-client/languages';

/** Loads the catalogue of the page's language; English needs none. */
export const loadTexts = async (): Promise<void> => {
  const { language } = siteConfig();
  if (language === DEFAULT_LANGUAGE) return;
  const [catalogue, { translateBy }] = await Promise.all([
    loadCatalogue(language),
    import('./catalogue'),
  ]);
  addTexts(language, translateBy(catalogue));
};
