import type { OtherLanguage } from '../entities/languages/languages';
import type { Catalogue } from './catalogue';

export type { Catalogue } from './catalogue';
export { filled, translatedMessage, type TextValues } from './messages';

/** The file of each language. English is in the code. */
const FILES: Record<OtherLanguage, () => Promise<{ default: Catalogue }>> = {
  ny: () => import('./ny'),
};

/** Loads the texts of a language. */
export const loadCatalogue = async (language: OtherLanguage): Promise<Catalogue> =>
  (await FILES[language]()).default;
