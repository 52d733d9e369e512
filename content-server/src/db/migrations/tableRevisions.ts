import type { Kysely } from 'kysely';
import { addRevision, createRevisions } from './revisionTriggers';
import type { Step } from './step';

/** The tables that visitors read. */
const TABLES = [
  'hero_slides',
  'updates',
  'case_studies',
  'use_cases',
  'executive_members',
  'events',
  'projects',
  'partners',
  'comments',
  'quote',
  'logo',
  'contact_details',
  'donation_details',
  'page_heroes',
];

/** A number for each table that visitors read, raised by every change: it tells whether a cached page is current. */
export const tableRevisions: Step = {
  name: '2026-11-22-table-revisions',
  up: async (database: Kysely<unknown>) => {
    await createRevisions(database);
    for (const table of TABLES) await addRevision(database, table);
  },
};
