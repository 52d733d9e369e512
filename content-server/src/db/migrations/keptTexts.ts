import type { Kysely } from 'kysely';
import type { Step } from './step';

/** Unsaved text of forms, so that a person can go on with it on another device. `fields` and `changes` are JSON. */
export const keptTexts: Step = {
  name: '2026-12-09-texts',
  up: async (database: Kysely<unknown>) => {
    await database.schema
      .createTable('kept_texts')
      .ifNotExists()
      .addColumn('_id', 'text', (column) => column.primaryKey())
      .addColumn('administrator', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('form', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('copy', 'text', (column) => column.notNull())
      .addColumn('changes', 'text', (column) => column.notNull())
      .addColumn('fields', 'text', (column) => column.notNull())
      .addColumn('version', 'text')
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('keptAt', 'text', (column) => column.notNull())
      .addColumn('ended', 'text', (column) => column.notNull())
      .execute();
    for (const [name, columns] of [
      ['kept_texts_of_person', ['administrator', 'form']],
      ['kept_texts_of_form', ['form']],
    ] as const)
      await database.schema
        .createIndex(name)
        .ifNotExists()
        .on('kept_texts')
        .columns([...columns])
        .execute();
  },
};
