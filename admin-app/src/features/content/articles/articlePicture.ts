import type { FieldOptions } from '../../../shared/fields/buildFields';

/** Options of an article's picture, which its card and its page show. */
export const articlePicture: FieldOptions = {
  label: 'Upload Image',
  hint: 'Optional. Best at 1600 × 900 pixels.',
};
