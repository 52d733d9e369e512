import type { FieldLook } from '../../../shared/fields/fieldsOf';

/** The picture of a written item, which its card and its page show. */
export const articlePicture: FieldLook = {
  label: 'Upload Image',
  hint: 'Optional. Best at 1600 × 900 pixels.',
};
