import {
  CHANGE_ACTIONS,
  findDefinition,
  isListing,
  LISTINGS,
  pageHeroes,
  PEOPLE_LIST,
  type AnyDefinition,
  type AnySingleton,
} from '@charity-site/api-client/entities';
import { cleanFields } from '../../http/bodies/bodyValidator';
import { trashTextOf } from '../../content/trash/trashEntry';
import { listRow, pageHeroRow, singletonRow } from './archiveContent';
import { reviewRow } from './archiveReviews';
import { translationRow } from './archiveTranslations';
import {
  id,
  instant,
  optionalText,
  reject,
  text,
  type ReadFields,
  type Sent,
  type StoredRow,
} from './archiveValues';

/** The list or singleton that a row of the trash or the history belongs to. */
const definitionOf = (row: Sent): AnyDefinition =>
  findDefinition(text(row, 'list')) ?? reject(`There is no list ${String(row.list)}.`);

const parsed = (json: string): Sent => {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? (value as Sent) : {};
  } catch {
    return {};
  }
};

const isRow = (value: unknown): value is Sent => typeof value === 'object' && value !== null;

const trashedSingleton = (singleton: AnySingleton) =>
  singleton.path === pageHeroes.path ? pageHeroRow : singletonRow(singleton, [singleton.path]);

/** The validated columns of a row within JSON, in the order of the original row. */
const inOrder = (row: Sent, read: StoredRow): StoredRow =>
  Object.fromEntries(
    Object.entries({ ...row, ...read } as StoredRow).filter(([name]) => name in read),
  );

/** Reads a row of the trash. */
export const trashRow = (row: Sent, fields: ReadFields): StoredRow => {
  const definition = definitionOf(row);
  const { item, dependants, translations = [], review } = parsed(text(row, 'rows'));
  if (!isRow(item) || !Array.isArray(dependants) || !Array.isArray(translations))
    return reject('rows holds no deleted item.');
  const owned = LISTINGS.find(({ owner }) => owner?.of.path === definition.path);
  const validated = {
    item: inOrder(
      item,
      (isListing(definition) ? listRow(definition) : trashedSingleton(definition))(item, fields),
    ),
    dependants: owned
      ? dependants.map((one: Sent) => inOrder(one, listRow(owned)(one, fields)))
      : [],
    translations: translations.map((one: Sent) => inOrder(one, translationRow(one, fields))),
    ...(isRow(review) && { review: inOrder(review, reviewRow(review)) }),
  };
  const isItem = !isListing(definition) || validated.item._id === id(row);
  if (!isItem || validated.dependants.some((one) => one[owned?.owner?.by ?? ''] !== row._id))
    reject('rows holds another item than it says.');
  return {
    _id: id(row),
    list: definition.path,
    rows: JSON.stringify(validated),
    deletedAt: instant(row, 'deletedAt'),
    searchText: trashTextOf(definition, validated),
  };
};

/**
 * Fields of an earlier version. They are sanitised but not validated, because the rules may have
 * changed since.
 */
const versionFields = ({ rules }: AnyDefinition, json: string): string =>
  JSON.stringify(cleanFields(rules, parsed(json)));

/** Reads a row of the history. */
export const changeRow = (row: Sent): StoredRow => {
  const list = text(row, 'list');
  const definition = list === PEOPLE_LIST ? undefined : definitionOf(row);
  const action = CHANGE_ACTIONS.find((one) => one === row.action) ?? reject('action is unknown.');
  return {
    _id: id(row),
    list,
    item: text(row, 'item'),
    title: optionalText(row, 'title'),
    action,
    administrator: optionalText(row, 'administrator'),
    by: optionalText(row, 'by'),
    at: instant(row, 'at'),
    fields:
      row.fields === null || !definition ? null : versionFields(definition, text(row, 'fields')),
  };
};
