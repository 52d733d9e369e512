import {
  cardsKey,
  CONTENT_TYPES,
  documents,
  formatOf,
  itemKey,
  itemWithListsKey,
  PAGE_SIZE_MAX,
  publicCardsKey,
  translationOf,
  type AnyContentType,
  type LanguageCode,
  type Words,
} from '@charity-site/api-client/entities';
import type { QueryEntry } from '@charity-site/registry';
import type { FastifyInstance } from 'fastify';
import { listsQuery, withObjects, withTexts } from '../../content/crud/lists';
import { findRow } from '../../content/crud/store';
import { dayIn } from '../../content/dates/timeZone';
import { readRichText } from '../../db/texts/sanitize';
import { addPictureFacts } from '../../content/files/facts';
import { translateRecords } from '../../content/language/translateRecords';
import { otherLanguage } from '../../content/language/language';
import type { ItemPreview } from './itemPreviews';

type Item = Record<string, unknown>;

/** The site and the language of a preview. */
interface PreviewContext {
  timeZone: string;
  language: LanguageCode;
  /** The public origin of the site. */
  origin: string;
}

/** Today or now for each date that is not chosen yet, because pages format every date. */
const missingDates = ({ rules }: AnyContentType, fields: Item, timeZone: string): Item => {
  const now: Record<string, string> = {
    date: dayIn(timeZone),
    'date-time': new Date().toISOString(),
  };
  return Object.fromEntries(
    Object.entries(rules.describe().fields).flatMap(([name, rule]) => {
      const missing = now[formatOf(rule) ?? ''];
      return fields[name] === '' && missing ? [[name, missing]] : [];
    }),
  );
};

/** The excerpt of an item's rich text, for types that have one. */
const excerptOf = ({ excerptFrom }: AnyContentType, fields: Item): Record<string, string> =>
  excerptFrom === undefined
    ? {}
    : { excerpt: readRichText(String(fields[excerptFrom] ?? '')).excerpt };

/**
 * The item of a preview as the public API would return it after saving, translated in another
 * language. Undefined for the translation of a deleted item.
 */
const itemOf = async (
  { database }: Pick<FastifyInstance, 'database'>,
  type: AnyContentType,
  { item, fields: typed, createdAt }: ItemPreview,
  { timeZone, language, origin }: PreviewContext,
): Promise<Item | undefined> => {
  const { item: id, language: translated } = translationOf(item);
  const stored: Item | undefined = await findRow(database, type, id);
  if (translated && !stored) return undefined;
  // A translation is shown with the stored fields of its item.
  const names = Object.keys(type.rules.fields);
  const fields = translated
    ? Object.fromEntries(names.map((name) => [name, stored?.[name]]))
    : typed;
  const record: Item = {
    ...fields,
    ...missingDates(type, fields, timeZone),
    ...excerptOf(type, fields),

    _id: id,
    createdAt: String(stored?.createdAt ?? createdAt),
    updatedAt: new Date().toISOString(),
  };
  const other = otherLanguage({ language });
  const words =
    other === undefined || translated?.code !== other
      ? undefined
      : (typed as Record<string, Words>);
  const [shown = record] = other
    ? await translateRecords(database, type, [{ key: id, record }], {
        language: other,
        origin,
        typed: words && { ...words, ...excerptOf(type, words) },
      })
    : [record];
  const [withFacts] = await addPictureFacts(database, type, [shown], other);
  // The form's text of a picture is newer than the stored one, but in the default language.
  return other ? { ...record, ...withFacts } : { ...withFacts, ...record };
};

/**
 * The query data of a preview's page. On a page with several items the previewed one comes first,
 * so that it is visible.
 */
export const seedOf = async (
  app: Pick<FastifyInstance, 'database' | 'callInternally'>,
  preview: ItemPreview,
  context: PreviewContext,
): Promise<QueryEntry[]> => {
  const type = CONTENT_TYPES.find(({ path }) => path === preview.list);
  if (!type) return [];
  const item = await itemOf(app, type, preview, context);
  if (!item) return [];
  if (type.pages !== undefined) {
    const id = String(item._id);
    return listsQuery(type)
      ? [
          [itemKey(type.path, id), withTexts(item)],
          [itemWithListsKey(type.path, id), withObjects(item)],
        ]
      : [[itemKey(type.path, id), item]];
  }
  // The page of documents shows all of them.
  const params = type.path === documents.path ? { limit: PAGE_SIZE_MAX } : {};
  const query = Object.entries({ pictures: true, language: context.language, ...params }).map(
    (entry) => entry.join('='),
  );
  const { body } = await app.callInternally(`/api/content/${type.path}?${query.join('&')}`);
  const { [type.items]: items, ...paging } = body as { [items: string]: Item[] | undefined };
  const others = (items ?? []).filter(({ _id }) => _id !== item._id);
  const cards = { items: [item, ...others], ...paging };
  return [cardsKey, publicCardsKey].map((keyOf) => [keyOf(type.path, params), cards]);
};
