import { altOf, type FormField } from '../fields/fields';
import { readingAdvice } from './readingAdvice';
import { innerLinks, richTextAdvice, undescribed } from './richTextAdvice';

type Values = Record<string, unknown>;

const written = (value: unknown): string => (typeof value === 'string' ? value : '');

const roomAdvice = (field: FormField<string>, text: string): string[] => {
  if (field.kind !== 'text' || field.room === undefined || text.length <= field.room) return [];
  return [`Too long: ${text.length} characters. ${field.room} or fewer look best.`];
};

/**
 * Advice on what a form holds, for reading before it is published. Each line begins with the
 * field's label.
 */
export const checkContent = (fields: readonly FormField<string>[], values: Values): string[] =>
  fields.flatMap((field) => {
    const text = written(values[field.name]);
    const found =
      field.kind === 'richText'
        ? richTextAdvice(text)
        : [
            ...roomAdvice(field, text),
            ...(field.kind === 'text' && field.rows ? readingAdvice(text) : []),
          ];
    return found.map((advice) => `${field.label}: ${advice}`);
  });

/**
 * Advice on the form's own pictures, of which it asks what they show.
 * @param chosen fields with a file that is uploaded when the form is saved
 */
export const pictureAdvice = (
  fields: readonly FormField<string>[],
  values: Values,
  chosen: readonly string[],
): string[] =>
  fields.flatMap((field) => {
    const alt = altOf(field);
    const isThere = Boolean(values[field.name]) || chosen.includes(field.name);
    return alt && isThere && written(values[alt]).trim() === ''
      ? [`${field.label}: ${undescribed(1)}`]
      : [];
  });

/** The paths within this site to which the rich texts of a form link. */
export const linksOf = (fields: readonly FormField<string>[], values: Values): string[] =>
  fields.flatMap(({ kind, name }) =>
    kind === 'richText' ? innerLinks(written(values[name]), window.location.origin) : [],
  );
