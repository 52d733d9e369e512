import {
  definitionAt,
  isListing,
  LANGUAGES,
  translationRules,
  type AnyDefinition,
} from '@charity-site/api-client/entities';
import { readDraft } from '../../http/bodies/draft';
import { EXCERPT_FIELD, plainTextIn, translationRowId } from '../../content/language/inLanguage';
import { moment, optionalText, refuse, text, type Sent, type StoredRow } from './archiveValues';

/** The words of a field by its rule, with sanitised rich text. The excerpt has no rule of its own. */
const wordsOf = (definition: AnyDefinition, field: string, words: string): string => {
  if (field === EXCERPT_FIELD && isListing(definition) && definition.excerptFrom) return words;
  if (!definition.translatable?.includes(field)) return refuse(`${field} of ${definition.path} has no words.`);
  return String((readDraft(translationRules(definition), { [field]: words }) as Sent)[field] ?? '');
};

/** Reads a field in another language. */
export const translationRow = (row: Sent): StoredRow => {
  const definition = definitionAt(text(row, 'list')) ?? refuse(`There is no list ${String(row.list)}.`);
  const language = LANGUAGES.find(({ code }) => code === row.language)?.code ?? refuse('language is unknown.');
  const [item, field] = [text(row, 'item'), text(row, 'field')];
  const words = wordsOf(definition, field, text(row, 'text'));
  return {
    _id: translationRowId({ list: definition.path, item, language, field }),
    list: definition.path,
    item,
    language,
    field,
    text: words,
    plainText: plainTextIn(definition, field, words),
    // Compared with the words in the first language, and never answered to visitors.
    source: optionalText(row, 'source'),
    updatedAt: moment(row, 'updatedAt'),
  };
};
