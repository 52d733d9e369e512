import type { Queryable } from '../src/db/database';

/** Saves the quote directly in the database. */
export const saveQuote = (writer: Queryable, text: string) =>
  writer
    .insertInto('quote')
    .values({ _id: 'quote', updatedAt: '2026-11-22T00:00:00.000Z', text, author: 'Grace' })
    .onConflict((conflict) => conflict.column('_id').doUpdateSet({ text }))
    .execute();
