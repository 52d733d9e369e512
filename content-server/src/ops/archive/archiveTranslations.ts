import {
  findDefinition,
  entriesOf,
  isListing,
  LANGUAGES,
  shapeOf,
  translationRules,
  type AnyDefinition,
} from '@charity-site/api-client/entities';
import { ACCEPTED, acceptedRow } from '../../content/language/interfaceTexts';
import { placeholderMistake } from '../../content/language/placeholders';
import {
  EXCERPT_FIELD,
  plainTextIn,
  translationRowId,
} from '../../content/language/translateRecords';
import { listColumn } from '../../db/texts/lists';
import {
  instant,
  optionalText,
  reject,
  text,
  type ReadFields,
  type Sent,
  type StoredRow,
} from './archiveValues';

/**
 * The text of a field, validated by its own rule only, not by rules about several fields. The
 * excerpt has no rule.
 */
const wordsOf = (
  definition: AnyDefinition,
  field: string,
  words: string,
  read: ReadFields,
): string => {
  if (field === EXCERPT_FIELD && isListing(definition) && definition.excerptFrom) return words;
  if (!definition.translatable?.includes(field))
    return reject(`${field} of ${definition.path} has no words.`);
  return String(read(translationRules(definition).pick([field]), { [field]: words })[field]);
};

/**
 * The text in the default language in the format of its column, because the two are compared.
 * Archives from before 2027 have lists as text.
 */
const sourceOf = (definition: AnyDefinition, field: string, source: string): string => {
  const shape = shapeOf(definition, field);
  return shape ? listColumn(entriesOf(shape, source)) : source;
};

/** An accepted interface text. Its placeholders are checked again: they are filled on pages. */
const acceptedTextRow = (row: Sent): StoredRow => {
  const [english, accepted] = [text(row, 'field'), text(row, 'text')];
  if (placeholderMistake(english, accepted) !== undefined)
    return reject('text has other placeholders than the English text.');
  return {
    ...acceptedRow(text(row, 'language'), english, accepted),
    updatedAt: instant(row, 'updatedAt'),
  };
};

/** Reads a field in another language. */
export const translationRow = (row: Sent, read: ReadFields): StoredRow => {
  if (row.list === ACCEPTED.list) return acceptedTextRow(row);
  const definition =
    findDefinition(text(row, 'list')) ?? reject(`There is no list ${String(row.list)}.`);
  const language =
    LANGUAGES.find(({ code }) => code === row.language)?.code ?? reject('language is unknown.');
  const [item, field] = [text(row, 'item'), text(row, 'field')];
  const translation = wordsOf(definition, field, optionalText(row, 'text'), read);
  return {
    _id: translationRowId({ list: definition.path, item, language, field }),
    list: definition.path,
    item,
    language,
    field,
    text: translation,
    plainText: plainTextIn(definition, field, translation),
    source: sourceOf(definition, field, optionalText(row, 'source')),
    updatedAt: instant(row, 'updatedAt'),
  };
};
