import { altOf, type FormField } from '../fields/fields';
import { readingAdvice } from './readingAdvice';
import { innerLinks, richTextAdvice, undescribed } from './richTextAdvice';

type Values = Record<string, unknown>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const lengthAdvice = (field: FormField<string>, text: string): string[] => {
  if (
    field.kind !== 'text' ||
    field.recommendedLength === undefined ||
    text.length <= field.recommendedLength
  )
    return [];
  return [`Too long: ${text.length} characters. ${field.recommendedLength} or fewer look best.`];
};

/**
 * Editorial advice on a form's values before they are published. Each line begins with the field's
 * label.
 */
export const checkContent = (fields: readonly FormField<string>[], values: Values): string[] =>
  fields.flatMap((field) => {
    const text = textOf(values[field.name]);
    const advice =
      field.kind === 'richText'
        ? richTextAdvice(text)
        : [
            ...lengthAdvice(field, text),
            ...(field.kind === 'text' && field.rows ? readingAdvice(text) : []),
          ];
    return advice.map((line) => `${field.label}: ${line}`);
  });

/** Advice on the form's pictures: those without alternative text. */
export const pictureAdvice = (
  fields: readonly FormField<string>[],
  values: Values,
  chosen: readonly string[],
): string[] =>
  fields.flatMap((field) => {
    const alt = altOf(field);
    const hasPicture = Boolean(values[field.name]) || chosen.includes(field.name);
    return alt && hasPicture && textOf(values[alt]).trim() === ''
      ? [`${field.label}: ${undescribed(1)}`]
      : [];
  });

/** The paths of this site that the rich texts of a form link to. */
export const linksOf = (fields: readonly FormField<string>[], values: Values): string[] =>
  fields.flatMap(({ kind, name }) =>
    kind === 'richText' ? innerLinks(textOf(values[name]), window.location.origin) : [],
  );
