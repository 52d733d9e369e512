import type { Kysely } from 'kysely';
import { runAll } from './statements';
import type { AnyRows } from './fillFromText';
import type { NamedMigration } from './migration';

/**
 * The revisions of an autosave, as JSON, from an earlier database, in which each device counted the
 * changes of its copy. Each copy's last change is a revision; that of the stored copy comes first.
 *
 * @param changes JSON: the number of the last change of each copy
 */
const revisionsOfCopies = (copy: string, changes: string): string =>
  JSON.stringify(
    Object.entries(JSON.parse(changes) as Record<string, number>)
      .sort(([one], [other]) => Number(other === copy) - Number(one === copy))
      .map(([name, change]) => `${name}x${change}`),
  );

/** Replaces the copies and counted changes of autosaves by revisions, and renames their table. */
export const autosaves: NamedMigration = {
  name: '2026-12-23-autosaves',
  up: async (database: Kysely<unknown>) => {
    await runAll(database, [
      ...['of_person', 'of_form'].map((index) => `drop index "kept_texts_${index}"`),
      'alter table kept_texts rename to autosaves',
      `alter table autosaves add column "revisions" text not null default '[]'`,
      'create index "autosaves_of_person" on autosaves ("administrator", "form")',
      'create index "autosaves_of_form" on autosaves ("form")',
    ]);
    const tables = database.withTables<AnyRows>();
    const rows = await tables.selectFrom('autosaves').select(['_id', 'copy', 'changes']).execute();
    for (const { _id = '', copy = '', changes = '{}' } of rows)
      await tables
        .updateTable('autosaves')
        .set({ revisions: revisionsOfCopies(copy, changes) })
        .where('_id', '=', _id)
        .execute();
    await runAll(
      database,
      ['copy', 'changes', 'revision'].map(
        (column) => `alter table autosaves drop column "${column}"`,
      ),
    );
  },
};
