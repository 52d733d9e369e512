import type { Kysely } from 'kysely';
import { addColumns } from './contentType';
import { textsWith } from './columns';
import type { Step } from './step';

/** Adds what proves to givers who the organisation is. */
export const organisationProof: Step = {
  name: '2026-12-26-organisation-proof',
  up: (database: Kysely<unknown>) =>
    addColumns(database, 'organisation', textsWith('registration treasurer receiptPromise cashRule reportYear report')),
};
