import type { DraftOf } from '../entities/types/contentType';
import type { SomeContentType } from '../entities/definitions/definitions';
import type { Excerpt } from '../entities/text/truncateText';
import type { Stored } from '../entities/fields/fields';
import type { Translated } from '../entities/languages/languages';
import type { DocumentFacts, PictureMetadata } from '../entities/pictures/pictureFacts';
import { cardsKey } from '../entities/types/seededKeys';
import { getPage, listQuery, listsOf, WITH_PICTURES, type ListQuery, type PageQuery } from './list';

/** The path of a content type. */
export type ContentPath = SomeContentType['path'];

/** An item of the content type at a path. */
export type ItemAt<Path extends ContentPath> = Stored<
  DraftOf<Extract<SomeContentType, { path: Path }>>
> &
  PictureMetadata &
  DocumentFacts &
  Translated &
  Partial<Excerpt>;

/** Names of the card fields of the content type at a path; never if lists contain all fields. */
type CardFieldAt<Path extends string> =
  Extract<SomeContentType, { path: Path }> extends { card?: readonly (infer Field)[] }
    ? Field
    : never;

/** The fields of an item in a list. */
export type CardOf<Item extends { _id: string }, Path extends string> = [
  CardFieldAt<Path>,
] extends [never]
  ? Item
  : { _id: string } & Pick<Item & Excerpt, Extract<keyof (Item & Excerpt), CardFieldAt<Path>>> &
      PictureMetadata &
      Translated;

/** The fields of an item in a list of the content type at a path. */
export type CardAt<Path extends ContentPath> = CardOf<ItemAt<Path>, Path>;

/** Reads one page of a content type, with the fields that cards show. */
export const cardsPage = <Card>(
  path: string,
  query: (ListQuery & { drafts?: true }) | undefined,
  signal?: AbortSignal,
) =>
  getPage<Card>(
    `/content/${path}`,
    { ...query, view: 'card', ...WITH_PICTURES, ...listsOf(path) },
    signal,
  );

/**
 * Query over the pages of a content type, with the fields that cards show.
 * @param params with `drafts`, for signed-in people, also drafts and scheduled items
 */
export const cardsQuery = <Card>(path: string, params?: { drafts: true }): PageQuery<Card> =>
  listQuery<Card>(
    path,
    (query, signal) => cardsPage(path, { ...query, ...params }, signal),
    (query) => (params ? [path, 'all cards', query] : cardsKey(path, query)),
  );
