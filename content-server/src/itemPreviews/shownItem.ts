import { CONTENT_TYPES, formatOf, type AnyContentType, type LanguageCode } from '@charity-site/api-client/entities';
import type { QueryEntry } from '@charity-site/registry';
import type { FastifyInstance } from 'fastify';
import { findRow } from '../crud/store';
import { dayIn } from '../dayIn';
import { withPictures } from '../pictures/library/facts';
import { inLanguage } from '../translations/inLanguage';
import { otherLanguage } from '../translations/language';
import type { ItemPreview } from './itemPreviews';

type Item = Record<string, unknown>;

/** Where a preview is seen. */
interface ShownIn {
  timeZone: string;
  language: LanguageCode;
  /** The public origin of the site. */
  origin: string;
}

/** Today or now for each date that is not chosen yet, because pages show dates as words. */
const missingDates = ({ rules }: AnyContentType, fields: Item, timeZone: string): Item => {
  const now: Record<string, string> = { date: dayIn(timeZone), 'date-time': new Date().toISOString() };
  return Object.fromEntries(
    Object.entries(rules.describe().fields).flatMap(([name, rule]) => {
      const missing = now[formatOf(rule) ?? ''];
      return fields[name] === '' && missing ? [[name, missing]] : [];
    }),
  );
};

/** The item of a preview as a public call would answer it if it was saved: in another language with its stored translation. */
const itemOf = async (
  { database }: Pick<FastifyInstance, 'database'>,
  type: AnyContentType,
  { item, fields, createdAt }: ItemPreview,
  { timeZone, language, origin }: ShownIn,
): Promise<Item> => {
  const stored = await findRow(database, type, item);
  const record: Item = {
    ...fields,
    ...missingDates(type, fields, timeZone),
    _id: item,
    createdAt: stored?.createdAt ?? createdAt,
    updatedAt: createdAt,
  };
  const other = otherLanguage({ language });
  const [shown = record] = other
    ? await inLanguage(database, type, [{ key: item, record }], { language: other, origin })
    : [record];
  const [stating] = await withPictures(database, type, [shown], other);
  // What the form says of a picture is newer than what is stored, but in the first language.
  return other ? { ...record, ...stating } : { ...stating, ...record };
};

/**
 * The answers that the page of a preview finds in its query client, under the keys of api-client/src/queries. A slide of the home
 * page comes first, so that it is seen.
 */
export const seedOf = async (
  app: Pick<FastifyInstance, 'database' | 'answer'>,
  preview: ItemPreview,
  shownIn: ShownIn,
): Promise<QueryEntry[]> => {
  const type = CONTENT_TYPES.find(({ path }) => path === preview.list);
  if (!type) return [];
  const item = await itemOf(app, type, preview, shownIn);
  if (type.pages !== undefined) return [[[type.path, 'item', preview.item], item]];
  const { body } = await app.answer(`/api/content/${type.path}?pictures=true&language=${shownIn.language}`);
  const { [type.items]: items, ...paging } = body as { [items: string]: Item[] | undefined };
  const others = (items ?? []).filter(({ _id }) => _id !== preview.item);
  return [[[type.path, 'cards', {}], { items: [item, ...others], ...paging }]];
};
