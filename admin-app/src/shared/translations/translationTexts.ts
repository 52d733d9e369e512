import type { Translation } from '@charity-site/api-client';
import {
  hasWords,
  shapeOf,
  translatedWords,
  wordsIn,
  type AnyDefinition,
  type TranslationState,
} from '@charity-site/api-client/entities';

type Values = Record<string, unknown>;

/** Status labels, after the name of the language. */
const STATES: Record<TranslationState, string> = {
  translated: 'translated',
  unfinished: 'not finished',
  changed: 'the English has changed since',
};

/** Status of a translation: 'Chichewa: not finished'. */
export const translationStatusText = (language: string, state: TranslationState): string =>
  `${language}: ${STATES[state]}`;

/** The label of a form field without its suffix in brackets. */
export const plainLabel = (label: string): string => label.replace(/ \(.*\)$/, '');

/** The text of a form field; '' if it has none. */
export const textIn = (values: Values, field: string): string => {
  const value = values[field];
  return typeof value === 'string' ? value : '';
};

/** The translatable fields that have an English text. */
export const fieldsToTranslate = (definition: AnyDefinition, english: Values): string[] =>
  (definition.translatable ?? []).filter((field) =>
    hasWords(wordsIn(shapeOf(definition, field), english[field])),
  );

/**
 * The earlier English text of a field that has changed since its translation. Entries are updated
 * automatically.
 */
export const earlierEnglish = (
  translation: Translation | null,
  field: string,
): string | undefined => {
  const source = translation?.sources[field];
  return typeof source === 'string' ? source : undefined;
};

/** Status of a stored translation; undefined without one. */
export const translationStatusOf = (
  definition: AnyDefinition,
  english: Values,
  translation: Translation | null,
): TranslationState | undefined => {
  if (!translation) return undefined;
  const fields = fieldsToTranslate(definition, english);
  if (fields.some((field) => earlierEnglish(translation, field) !== undefined)) return 'changed';
  const isWhole = (field: string) => {
    const source = english[field];
    return translatedWords(shapeOf(definition, field), source, {
      text: translation.words[field],
      source,
    }).isWhole;
  };
  return fields.every(isWhole) ? 'translated' : 'unfinished';
};
