import { FIRST_LANGUAGE, type LanguageCode } from '@charity-site/api-client/entities';
import { addTexts, siteConfig } from '@charity-site/api-client/http';
import type { Catalogue } from './catalogue';

/** The file of each language. English is in the code. */
const FILES: Record<Exclude<LanguageCode, typeof FIRST_LANGUAGE>, () => Promise<{ default: Catalogue }>> = {
  ny: () => import('./ny'),
};

/** Loads the texts of the page's language; nothing in English. */
export const loadTexts = async (): Promise<void> => {
  const { language } = siteConfig();
  if (language === FIRST_LANGUAGE) return;
  const [{ default: catalogue }, { translateBy }] = await Promise.all([FILES[language](), import('./catalogue')]);
  addTexts(language, translateBy(catalogue));
};
