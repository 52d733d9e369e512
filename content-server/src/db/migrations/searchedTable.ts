/** A table whose items a search of the site finds in each language. */
export interface SearchedTable {
  table: string;
  /** The path of its content type. */
  list: string;
  /** SQL for the fields that are searched. */
  fields: string;
  /**
   * SQL that reads the texts of items: `item`, `language`, `visibleFrom`, `title` and `body`, a row
   * for each language with a translation.
   */
  texts: (condition: string) => string;
}

/**
 * SQL for the time from which visitors see a row, UTC ISO 8601; '' for always, '9999' for never: it
 * sorts after all times in every collation.
 */
const visibleFrom = (row: string, publishing: boolean): string =>
  publishing ? `case ${row}.status when 'draft' then '9999' else ${row}."publishAt" end` : `''`;

/** @param text the field that is searched beside the title */
export const searchedTable = (table: string, text: string, publishing: boolean): SearchedTable => {
  const list = table.replaceAll('_', '-');
  const fields = `('title', '${text}')`;
  const visible = visibleFrom('source', publishing);
  const translated = (field: string) =>
    `max(words."plainText") filter (where words.field = '${field}')`;
  return {
    table,
    list,
    fields,
    texts: (condition) => `
      select source._id as item, 'en' as language, ${visible} as "visibleFrom",
        source.title as title, source."plainText" as body
      from "${table}" as source where ${condition}
      union all
      select source._id, words.language, ${visible},
        coalesce(${translated('title')}, source.title), coalesce(${translated(text)}, source."plainText")
      from "${table}" as source
        join translations as words on words.list = '${list}' and words.item = source._id and words.field in ${fields}
      where ${condition}
      group by source._id, words.language`,
  };
};
