import type { Kysely } from 'kysely';
import { fillFromText, type AnyRows } from './fillFromText';
import type { NamedMigration } from './migration';

/** Names of the parts of each list. The lines of `steps` were joined by '•'. */
const PARTS: Record<string, readonly string[]> = {
  values: ['name', 'text'],
  history: ['year', 'place', 'text'],
  figures: ['number', 'label', 'year', 'source'],
  groups: ['name', 'short', 'text', 'sign', 'story'],
  ways: ['name', 'number', 'accountName', 'steps'],
  amounts: ['amount', 'text'],
  purposes: ['name', 'percent'],
  progress: ['what', 'done', 'planned'],
  redirects: ['from', 'to'],
};

const LISTS_IN: Record<string, readonly string[]> = {
  about_us: ['values', 'history'],
  figures: ['figures'],
  groups_served: ['groups'],
  giving: ['ways', 'amounts', 'purposes'],
  projects: ['progress'],
  redirects: ['redirects'],
};

type Part = string | { text: string }[];

const linesOf = (text: string): Part =>
  text
    .split('•')
    .map((line) => ({ text: line.trim() }))
    .filter((line) => line.text !== '');

/** The entries of a text. What a line has more than parts stays in the last one, with its '|'. */
const entriesOf = (names: readonly string[], text: string): Record<string, Part>[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const texts = line.split('|');
      const last = texts.splice(names.length - 1).join('|');
      return Object.fromEntries(
        names.map((name, at) => {
          const part = ([...texts, last][at] ?? '').trim();
          return [name, name === 'steps' ? linesOf(part) : part];
        }),
      );
    });

const isEmpty = (text: string): boolean => text.trim() === '';

/** A list's text in its new form: JSON, and '' for an empty list. */
const columnOf = (names: readonly string[], text: string): string =>
  isEmpty(text) ? '' : JSON.stringify(entriesOf(names, text));

/** The words of a list's text, as searches read them. */
const wordsOf = (names: readonly string[], text: string): string =>
  entriesOf(names, text)
    .map((entry) =>
      Object.values(entry)
        .map((part) => (typeof part === 'string' ? part : part.map((line) => line.text).join('\n')))
        .filter(Boolean)
        .join(' · '),
    )
    .join('\n');

/** A translated field of a list. */
const translationOf = ({ field = '', text = '', source = '', ...row }: Record<string, string>) => {
  const names = PARTS[field];
  const words = names && {
    text: columnOf(names, text),
    source: columnOf(names, source),
    plainText: wordsOf(names, text),
  };
  return { ...row, field, text, source, ...words };
};

type Convert = (names: readonly string[], text: string) => unknown;

/** JSON with its lists converted, at any depth, and translations within it. */
const converted = (json: unknown, convert: Convert): unknown => {
  if (Array.isArray(json)) return json.map((one) => converted(one, convert));
  if (typeof json !== 'object' || json === null) return json;
  if ('field' in json && 'source' in json) return translationOf(json as Record<string, string>);
  const fields = Object.entries(json).map(([name, value]: [string, unknown]): [string, unknown] => {
    const names = PARTS[name];
    return [
      name,
      names && typeof value === 'string' ? convert(names, value) : converted(value, convert),
    ];
  });
  return Object.fromEntries(fields);
};

const inJson =
  (convert: Convert) =>
  (text: string): string =>
    text ? JSON.stringify(converted(JSON.parse(text), convert)) : text;

/**
 * Stores lists, which were texts of lines, as JSON: in content, translations, the history, the
 * trash, previews and unsaved texts. No version of an item changes.
 */
export const lists: NamedMigration = {
  name: '2027-001-lists',
  up: async (database: Kysely<AnyRows>) => {
    for (const [table, fields] of Object.entries(LISTS_IN))
      for (const field of fields)
        await fillFromText(database, { table, from: field, to: field }, (text) =>
          columnOf(PARTS[field] ?? [], text),
        );
    for (const field of Object.keys(PARTS)) {
      const rows = await database
        .selectFrom('translations')
        .selectAll()
        .where('field', '=', field)
        .execute();
      for (const { _id = '', ...row } of rows) {
        const { text, source, plainText } = translationOf(row) as Record<string, string>;
        await database
          .updateTable('translations')
          .set({ text, source, plainText })
          .where('_id', '=', _id)
          .execute();
      }
    }
    const withLists = database
      .selectFrom('changes')
      .select(['_id', 'fields'])
      .where('list', 'in', ['about-us', 'figures', 'groups', 'giving', 'projects', 'redirects'])
      .where('fields', 'is not', null);
    for (const { _id = '', fields = '' } of await withLists.execute())
      await database
        .updateTable('changes')
        .set({ fields: inJson(columnOf)(fields) })
        .where('_id', '=', _id)
        .execute();
    await fillFromText(database, { table: 'trash', from: 'rows', to: 'rows' }, inJson(columnOf));
    // Forms contain entries.
    await fillFromText(
      database,
      { table: 'autosaves', from: 'fields', to: 'fields' },
      inJson(entriesOf),
    );
    for (const { tokenHash = '', fields = '' } of await database
      .selectFrom('item_previews')
      .selectAll()
      .execute())
      await database
        .updateTable('item_previews')
        .set({ fields: inJson(entriesOf)(fields) })
        .where('tokenHash', '=', tokenHash)
        .execute();
  },
};
