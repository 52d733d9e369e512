import type { AnyObjectSchema } from '../fields/fields';
import { fieldsOfFormat } from '../fields/formats';

/**
 * Properties beside the picture field `image` in answers to public calls, when it is asked with
 * `pictures=true`: the alternative text, the caption and the focal point, each only where one is
 * set.
 */
export type PictureMetadata<Field extends string = 'image'> = {
  [Name in `${Field}Alt` | `${Field}Caption` | `${Field}Focus`]?: string;
};

/**
 * Property beside the document field `file` in such an answer: the size in bytes, where the library
 * has the file.
 */
export type DocumentFacts<Field extends string = 'file'> = { [Name in `${Field}Bytes`]?: number };

/** Names of the fields that hold the address of a document. */
export const documentFieldsOf = (rules: AnyObjectSchema): string[] =>
  fieldsOfFormat(rules, 'document');

/** Names of the fields that hold the address of a picture. */
export const pictureFieldsOf = (rules: AnyObjectSchema): string[] =>
  fieldsOfFormat(rules, 'picture');
