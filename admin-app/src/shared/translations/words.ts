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

/** Words for the state of a translation, after the name of its language. */
const STATES: Record<TranslationState, string> = {
  translated: 'translated',
  unfinished: 'not finished',
  changed: 'the English has changed since',
};

/** The state of a translation: 'Chichewa: not finished'. */
export const stateText = (language: string, state: TranslationState): string =>
  `${language}: ${STATES[state]}`;

/** The label of a form's field without what is added in brackets. */
export const plainLabel = (label: string): string => label.replace(/ \(.*\)$/, '');

/** The text of a form's field; '' for one without text. */
export const textIn = (values: Values, field: string): string => {
  const value = values[field];
  return typeof value === 'string' ? value : '';
};

/** The fields of a form that have words in English. */
export const fieldsToTranslate = (definition: AnyDefinition, english: Values): string[] =>
  (definition.translatable ?? []).filter((field) =>
    hasWords(wordsIn(shapeOf(definition, field), english[field])),
  );

/**
 * The earlier English text of a field that has changed since it was translated. Entries follow by
 * themselves.
 */
export const earlierEnglish = (
  translation: Translation | null,
  field: string,
): string | undefined => {
  const source = translation?.sources[field];
  return typeof source === 'string' ? source : undefined;
};

/** State of a stored item's or singleton's translation; undefined without one. */
export const stateOf = (
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
