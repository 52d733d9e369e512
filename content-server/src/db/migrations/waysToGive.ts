import type { Kysely } from 'kysely';
import type { Step } from './step';

const COLUMNS = ['ways', 'reference', 'amounts', 'purposes', 'purposesYear', 'purposesSource'];

/** Ways to give beside the bank account, their reference, what a gift does, and how gifts are used. */
export const waysToGive: Step = {
  name: '2026-12-02-giving',
  up: async (database: Kysely<unknown>) => {
    const tables = await database.introspection.getTables();
    const present = tables.find(({ name }) => name === 'giving')?.columns.map(({ name }) => name) ?? [];
    for (const name of COLUMNS)
      if (!present.includes(name))
        await database.schema
          .alterTable('giving')
          .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
          .execute();
  },
};
