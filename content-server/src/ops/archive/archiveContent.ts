import {
  bookings,
  comments,
  gifts,
  hasPages,
  messages,
  PAGE_KEYS,
  pageHeroes,
  pictures,
  PUBLISHED,
  type AnyListing,
  type AnySingleton,
  type Publication,
} from '@charity-site/api-client/entities';
import { isSlug } from '../../content/slugs/slug';
import { rulesOfRow } from '../../content/rows/publishing';
import { derivedColumns } from '../../content/rows/rows';
import {
  flag,
  id,
  instant,
  optionalInstant,
  optionalText,
  reading,
  reject,
  text,
  type ReadFields,
  type Sent,
  type StoredRow,
} from './archiveValues';

/** The publication of a row. Rows of older archives lack it: they are published. */
const publicationIn = ({ publishing }: AnyListing, row: Sent): Partial<Publication> => {
  if (!publishing) return {};
  if (row.status === undefined) return PUBLISHED;
  if (row.status !== 'draft' && row.status !== 'published')
    return reject('status must be draft or published.');
  const time = (column: string) => (row[column] ? instant(row, column) : '');
  const publishAt = row.status === 'draft' ? '' : time('publishAt');
  return { status: row.status, publishAt, visibleUntil: time('visibleUntil') };
};

/** The slug of a row; '' in older archives, which lack it. */
const slugIn = ({ slug }: Sent): string => (typeof slug === 'string' && isSlug(slug) ? slug : '');

/** A text column with a default, because older archives lack it. */
const laterText =
  (first = '') =>
  (row: Sent, column: string): string =>
    row[column] === undefined ? first : optionalText(row, column) || first;

/** Reads the columns that some lists have in addition to their fields. */
const STATES: Record<string, (row: Sent) => StoredRow> = {
  [pictures.table]: reading({
    showsPeople: ({ showsPeople }) => (showsPeople === 1 ? 1 : 0),
    consentBy: laterText(),
    consentFor: laterText(),
    consentUntil: laterText(),
    consentSheet: laterText(),
  }),
  [comments.table]: reading({ status: laterText('visible'), heldFor: laterText() }),
  [gifts.table]: reading({ code: text, reference: text, state: text, heldFor: optionalText }),
  [bookings.table]: reading({
    waiting: flag,
    heldFor: optionalText,
    tokenHash: text,
    movedUpAt: optionalInstant,
  }),
  [messages.table]: reading({
    read: flag,
    folder: laterText('inbox'),
    heldFor: laterText(),
    answeredAt: laterText(),
    answeredBy: laterText(),
    note: laterText(),
  }),
};

/** Reads a row of a list. */
export const listRow =
  (listed: AnyListing) =>
  (row: Sent, read: ReadFields): StoredRow => {
    const publication = publicationIn(listed, row);
    const columns = { ...read(rulesOfRow(listed, publication), row), ...publication };
    return {
      ...columns,
      _id: id(row),
      createdAt: instant(row, 'createdAt'),
      updatedAt: instant(row, 'updatedAt'),
      ...derivedColumns(listed, columns),
      ...STATES[listed.table]?.(row),
      ...(hasPages(listed) && { slug: slugIn(row) }),
    };
  };

/** Reads the row of a singleton with one of these keys. */
export const singletonRow =
  (singleton: AnySingleton, keys: readonly string[]) =>
  (row: Sent, read: ReadFields): StoredRow => {
    const key = text(row, '_id');
    if (!keys.includes(key)) reject(`_id must be one of: ${keys.join(', ')}.`);
    return {
      ...read(singleton.rules, row),
      _id: key,
      updatedAt: instant(row, 'updatedAt'),
    };
  };

/** Reads the row of a page hero. */
export const pageHeroRow = (row: Sent, read: ReadFields): StoredRow => {
  const hero = singletonRow(pageHeroes, PAGE_KEYS)(row, read);
  return hero._id === hero.pageIdentifier ? hero : reject('_id is not the page of the hero.');
};
