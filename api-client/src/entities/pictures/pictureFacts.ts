import type { AnyObjectSchema } from '../fields/fields';
import { fieldsOfFormat } from '../fields/formats';

/**
 * Metadata of the picture field `image` in responses to public calls with `pictures=true`:
 * alternative text, caption and focal point, each only if set.
 */
export type PictureMetadata<Field extends string = 'image'> = {
  [Name in `${Field}Alt` | `${Field}Caption` | `${Field}Focus`]?: string;
};

/** Metadata of the document field `file` in such a response: its size, if it is in the library. */
export type DocumentFacts<Field extends string = 'file'> = { [Name in `${Field}Bytes`]?: number };

/** Names of the fields with a document's URL. */
export const documentFieldsOf = (rules: AnyObjectSchema): string[] =>
  fieldsOfFormat(rules, 'document');

/** Names of the fields with a picture's URL. */
export const pictureFieldsOf = (rules: AnyObjectSchema): string[] =>
  fieldsOfFormat(rules, 'picture');
