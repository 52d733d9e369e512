import type { AnyObjectSchema } from './fields';

/**
 * What a public call answers beside the picture field `image` when it is asked with `pictures=true`: the alternative text and
 * the focal point, each only where one is set.
 */
export type PictureFacts<Field extends string = 'image'> = { [Name in `${Field}Alt` | `${Field}Focus`]?: string };

/** Names of the fields that hold the address of a picture. */
export const pictureFieldsOf = (rules: AnyObjectSchema): string[] =>
  Object.entries(rules.describe().fields).flatMap(([name, field]) =>
    'meta' in field && (field.meta as { format?: string } | undefined)?.format === 'picture' ? [name] : [],
  );
