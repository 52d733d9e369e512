import type { ObjectSchema } from 'yup';
import type { AnyObjectSchema, InferType } from '../fields/fields';

export type Access = 'anyone' | 'administrator';

/** Sort order of a list. Ties are broken by `_id`, in the direction of the last column (docs/product.md 7.3). */
type Sort<Column extends string> = readonly (readonly [column: Column, direction: 'asc' | 'desc'])[];

/** The definition of a list, for code that works with any list. */
export interface AnyListing {
  /** The last part of the calls' address, such as 'case-studies'. Also names the list in the trash and in /openapi.json. */
  path: string;
  table: string;
  /** The name of the array in a paged answer (docs/product.md 7.2). */
  items: string;
  /** The item's name in a sentence: 'Partner' in 'Partner not found.' */
  item: string;
  rules: AnyObjectSchema;
  /** The fields that a search covers. */
  searchIn: readonly string[];
  sort: Sort<string>;
  /** A field with fixed choices by which the list can be filtered. */
  filter?: string;
  /** The rich text field of the excerpt, which is stored for lists, search results and shared links. */
  excerptFrom?: string;
  /** The fields that its cards show, which `view=card` answers. Left out by types without rich text: it answers all fields. */
  card?: readonly string[];
  /** The plain text that a search of the site covers beside the title, for a type whose items have no pages of their own. */
  searchedText?: string;
  /** Columns that the server adds and answers as true or false. */
  flags?: readonly string[];
  /**
   * True when its items can be drafts and be scheduled (`Publication`). Its table has the columns `status` and
   * `publishAt`, and only signed-in people get what is not public.
   */
  publishing?: boolean;
  /** The fields with words, which can be translated (docs/product.md 6.8). */
  translatable?: readonly string[];
  /** Columns of text that the server adds and answers, with their values at first. */
  columns?: Readonly<Record<string, string>>;
  /** The owner's content type and the field with the owner's id. Items are deleted and restored with their owner. */
  owner?: { of: AnyContentType; by: string };
}

/** The definition of a content type, for code that works with any content type. */
export interface AnyContentType extends AnyListing {
  /** Name of its items in at most two words, shown in the administrator's sidebar and headings. */
  label: string;
  access: { read: Access; write: Access };
  /** Path of its public pages, each at `<pages>/<slug>`. Needs the fields `title` and `image`. */
  pages?: string;
  /** The field whose year (UTC) begins the slug of an item, for types whose titles come back every year. */
  yearOf?: string;
  /** Path of the page that shows all of its items, for a type whose items have no pages. */
  shownOn?: string;
  /** True when that page shows all of them at once, and not only the first page of the list. */
  showsAll?: boolean;
  /** The field with the day that visitors read as the day of publication. A future day is pointed out before publishing. */
  publishedOn?: string;
}

/**
 * The parts of a definition that name fields of the draft, so that a misspelt name does not compile.
 * @public the declarations of the packed package name it
 */
export interface Typed<Draft extends object, Path extends string, Table extends string> {
  path: Path;
  table: Table;
  rules: ObjectSchema<Draft>;
  searchIn: readonly (keyof Draft & string)[];
  sort: Sort<(keyof Draft & string) | 'createdAt'>;
  filter?: keyof Draft & string;
  publishedOn?: keyof Draft & string;
  yearOf?: keyof Draft & string;
  translatable?: readonly (keyof Draft & string)[];
  searchedText?: keyof Draft & string;
  owner?: { of: AnyContentType; by: keyof Draft & string };
}

/** A list whose calls are written by hand. */
export type Listing<Draft extends object, Path extends string = string, Table extends string = string> = Omit<
  AnyListing,
  keyof Typed<Draft, Path, Table>
> &
  Typed<Draft, Path, Table>;

/**
 * A content type. Its definition creates the type of its table, the server's calls, /openapi.json, the client's calls and
 * queries, archives, the sitemap, and the calls of Storybook's demo server.
 */
export type ContentType<Draft extends object, Path extends string = string, Table extends string = string> = Omit<
  AnyContentType,
  keyof Typed<Draft, Path, Table> | 'excerptFrom'
> &
  Typed<Draft, Path, Table> & { excerptFrom?: keyof Draft & string };

/** A field that a list can answer. */
type CardField<Draft extends object> = (keyof Draft & string) | 'createdAt' | 'updatedAt' | 'excerpt' | 'slug';

/** A type with rich text says what its cards show, so that lists do not answer whole texts. */
type WithCard<Draft extends object, Card> =
  { excerptFrom: keyof Draft & string; card: Card } | { excerptFrom?: undefined; card?: undefined };

/** Defines a content type; see `ContentType`. */
export const contentType = <
  Draft extends object,
  const Path extends string,
  const Table extends string,
  const Card extends readonly CardField<Draft>[] | undefined = undefined,
>(
  definition: Omit<ContentType<Draft, Path, Table>, 'excerptFrom' | 'card'> & WithCard<Draft, Card>,
): ContentType<Draft, Path, Table> & { card?: Card } => definition;

/** Defines a list whose calls are written by hand. */
export const listing = <Draft extends object, const Path extends string, const Table extends string>(
  definition: Listing<Draft, Path, Table>,
): Listing<Draft, Path, Table> => definition;

/** The definition of a singleton, or of one for each page, for code that works with any of them. */
export interface AnySingleton {
  /** The last part of the calls' address, such as 'contact-details'. */
  path: string;
  table: string;
  /** Its name in a sentence: 'Quote' in 'Quote not found.' */
  item: string;
  rules: AnyObjectSchema;
  /** The fields with words, which can be translated (docs/product.md 6.8). */
  translatable?: readonly string[];
}

/** A record that exists once, or once for each page. */
export interface Singleton<Draft extends object, Path extends string = string, Table extends string = string> {
  path: Path;
  table: Table;
  item: string;
  rules: ObjectSchema<Draft>;
  translatable?: readonly (keyof Draft & string)[];
}

/** Defines a singleton. */
export const singleton = <Draft extends object, const Path extends string, const Table extends string>(
  definition: Singleton<Draft, Path, Table>,
): Singleton<Draft, Path, Table> => definition;

/** The request body that stores an item of a definition. */
export type DraftOf<Type extends { rules: AnyObjectSchema }> = InferType<Type['rules']>;

/** Everyone may read; only the administrator may write. */
export const publicRead = { read: 'anyone', write: 'administrator' } as const;

/** Ascending by `order`; newest first among equals (docs/product.md 7.3). */
export const byOrder = [
  ['order', 'asc'],
  ['createdAt', 'desc'],
] as const;

/** Descending by a date or time: newest first (docs/product.md 7.3). */
export const newestBy = <const Field extends string>(field: Field) => [[field, 'desc']] as const;
