import type { Kysely } from 'kysely';
import { addTextColumns } from './addTextColumns';
import type { Step } from './step';

const COLUMNS = ['ways', 'reference', 'amounts', 'purposes', 'purposesYear', 'purposesSource'];

/** Ways to give beside the bank account, their reference, what a gift does, and how gifts are used. */
export const waysToGive: Step = {
  name: '2026-12-02-giving',
  up: (database: Kysely<unknown>) => addTextColumns(database, 'giving', COLUMNS),
};
