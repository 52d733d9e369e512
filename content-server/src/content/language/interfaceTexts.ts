import {
  DEFAULT_LANGUAGE,
  type LanguageCode,
  type OtherLanguage,
} from '@charity-site/api-client/entities';
import { loadCatalogue } from '@charity-site/api-client/languages';
import type { Queryable, TranslationRow } from '../../db/database';
import { translationRowId } from './translateRecords';

/** A text of the interface in one language. */
export interface InterfaceText {
  english: string;
  /** The text of the release. */
  released: string;
  /** The text on pages: the accepted one, else the one of the release. */
  present: string;
  /** True if the file of the release has it as confirmed. */
  isReviewed: boolean;
}

/** Where the table of translations has the accepted texts. Their field is the English text. */
export const ACCEPTED = { list: 'texts', item: 'accepted' };

/** The row of an accepted text. */
export const acceptedRow = (language: string, english: string, text: string): TranslationRow => {
  const key = { ...ACCEPTED, language, field: english };
  return {
    ...key,
    _id: translationRowId(key as TranslationRow),
    text,
    plainText: '',
    source: english,
    updatedAt: new Date().toISOString(),
  };
};

/** All texts of a language in the order of its file. */
export const interfaceTexts = async (
  database: Queryable,
  language: OtherLanguage,
): Promise<InterfaceText[]> => {
  const { toReview, reviewed } = await loadCatalogue(language);
  const rows = await database
    .selectFrom('translations')
    .select(['field', 'text'])
    .where('list', '=', ACCEPTED.list)
    .where('language', '=', language)
    .execute();
  const accepted = new Map(rows.map(({ field, text }) => [field, text]));
  return Object.entries({ ...toReview, ...reviewed }).map(([english, released]) => ({
    english,
    released,
    present: accepted.get(english) ?? released,
    isReviewed: Object.hasOwn(reviewed, english),
  }));
};

/**
 * The accepted texts that differ from those of the release, by their English; undefined if there
 * are none, so that a page has no data about them.
 */
export const replacedTexts = async (
  database: Queryable,
  language: LanguageCode,
): Promise<Record<string, string> | undefined> => {
  if (language === DEFAULT_LANGUAGE) return undefined;
  const texts = await interfaceTexts(database, language);
  const replaced = texts.filter(({ released, present }) => present !== released);
  if (replaced.length === 0) return undefined;
  return Object.fromEntries(replaced.map(({ english, present }) => [english, present]));
};
