import type { ObjectSchema } from 'yup';
import type { AnyObjectSchema, InferType } from '../fields/fields';

/**
 * Sort order of a list. Ties are broken by `_id`, in the direction of the last column
 * (docs/product.md 7.3).
 */
type Sort<Column extends string> = readonly (readonly [
  column: Column,
  direction: 'asc' | 'desc',
])[];

/** Common part of the definitions of lists and singletons. `Field` is a name of its rules. */
interface Defined<Field extends string> {
  /**
   * The last part of the calls' path, such as 'case-studies'. Also names the list in the trash and
   * in /openapi.json.
   */
  path: string;
  table: string;
  /** Noun for messages: 'Partner' in 'Partner not found.' */
  item: string;
  rules: AnyObjectSchema;
  /** The fields that can be translated (docs/product.md 6.8). */
  translatable?: readonly Field[];
  /**
   * True for a singleton that visitors get only from its field `from` (UTC ISO 8601, or '' for at
   * once) until its field `until`.
   */
  temporary?: boolean;
}

interface Listing<Field extends string> extends Defined<Field> {
  /** The name of the array in a list response (docs/product.md 7.2). */
  items: string;
  /** The fields that a search covers. */
  searchIn: readonly Field[];
  sort: Sort<Field | 'createdAt'>;
  /** A field with fixed choices by which the list can be filtered. */
  filter?: Field;
  /** The rich text field of the excerpt for lists, search results and shared links. */
  excerptFrom?: Field;
  /**
   * The fields of cards, which `view=card` returns. Left out by types without rich text: it returns
   * all fields.
   */
  card?: readonly (Field | 'createdAt' | 'updatedAt' | 'excerpt' | 'slug')[];
  /**
   * True if items can be drafts or scheduled (`Publication`). The table has the columns `status`
   * and `publishAt`, and only signed-in people get unpublished items.
   */
  publishing?: boolean;
  /**
   * Fields that earlier versions of the remotes lack. A save without them leaves them as they are.
   * Visitors get them only from an item whose first one is set.
   */
  addedFields?: readonly Field[];
  /**
   * The owning content type and the field with the owner's id. Items are deleted and restored with
   * their owner.
   */
  owner?: { of: AnyContentType; by: Field };
}

interface Content<Field extends string> extends Listing<Field> {
  /** Name of its items in at most two words, shown in the administrator's sidebar and headings. */
  label: string;
  /** Path of its public pages, each at `<pages>/<slug>`. Needs the fields `title` and `image`. */
  pages?: string;
  /** Path of the page with all items, for a type without item pages. */
  shownOn?: string;
  /**
   * The field that visitors read as the publication date. A future date gets a warning before
   * publishing.
   */
  publishedOn?: Field;
}

/** The definition of any singleton, for code that works with all of them. */
export type AnySingleton = Defined<string>;
/** The definition of any list. */
export type AnyListing = Listing<string>;
/** The definition of any content type. */
export type AnyContentType = Content<string>;

/** The definition of a record that exists once, or once for each page. */
export type Singleton<Draft extends object> = AnySingleton & { rules: ObjectSchema<Draft> };

/**
 * The definition of a content type. From it come the type of its table, the server's routes,
 * /openapi.json, the client's calls and queries, archives, the sitemap, and the routes of
 * Storybook's demo server.
 */
export type ContentType<Draft extends object, Path extends string = string> = AnyContentType & {
  path: Path;
  rules: ObjectSchema<Draft>;
};

/**
 * A definition that names only fields of its rules: a misspelt name does not compile.
 * @public the declarations of the packed package name it
 */
export type Checked<Field extends string, Type, Known> = Type & {
  rules: { fields: Record<Field, unknown> };
} & {
  [Name in Exclude<keyof Type, keyof Known> & string]: {
    error: `${Name} is no part of a definition`;
  };
};

/** A type with rich text must declare its card fields, so that lists do not contain whole texts. */
type WithCard = { excerptFrom: string; card: readonly string[] } | { excerptFrom?: undefined };

/** Defines a content type; see `ContentType`. */
export const contentType = <
  const Field extends string,
  const Type extends Content<Field> & WithCard,
>(
  definition: Checked<Field, Type, AnyContentType>,
): Type => definition;

/** Defines a list whose calls are written by hand. */
export const listing = <const Field extends string, const Type extends Listing<Field>>(
  definition: Checked<Field, Type, AnyListing>,
): Type => definition;

/** Defines a singleton. */
export const singleton = <const Field extends string, const Type extends Defined<Field>>(
  definition: Checked<Field, Type, AnySingleton>,
): Type => definition;

/** The request body that stores an item of a definition. */
export type DraftOf<Type extends { rules: AnyObjectSchema }> = InferType<Type['rules']>;

/** Ascending by `order`; newest first among equals (docs/product.md 7.3). */
export const byOrder = [
  ['order', 'asc'],
  ['createdAt', 'desc'],
] as const;

/** Descending by a date or time: newest first (docs/product.md 7.3). */
export const newestBy = <const Field extends string>(field: Field) => [[field, 'desc']] as const;
