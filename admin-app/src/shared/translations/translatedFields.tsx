import { entriesOf, shapeOf } from '@charity-site/api-client/entities';
import type { FormField } from '../fields/fields';
import type { TranslationTarget } from './translationTarget';
import { fieldsToTranslate, plainLabel } from './translationTexts';

/**
 * The fields of a translation form: those of the English form that have a text. All are optional.
 */
export const translatedFields = (
  { definition, english, fields }: Pick<TranslationTarget, 'definition' | 'english' | 'fields'>,
  language: string,
): FormField<string>[] => {
  const names = fieldsToTranslate(definition, english);
  return fields.flatMap((field): FormField<string>[] => {
    if (!names.includes(field.name)) return [];
    const common = { name: field.name, label: `${plainLabel(field.label)} in ${language}` };
    const shape = shapeOf(definition, field.name);
    if (shape) {
      const translated = { language, english: entriesOf(shape, english[field.name]) };
      return [{ ...common, kind: 'entries', shape, translated }];
    }
    if (field.kind === 'richText') return [{ ...common, kind: 'richText' }];
    return [
      {
        ...common,
        kind: 'text',
        required: false,
        rows: field.kind === 'text' ? field.rows : undefined,
      },
    ];
  });
};
