import type { Kysely } from 'kysely';
import { addTextColumns } from './addTextColumns';
import type { Step } from './step';

/** Whom press and partners reach, in the contact details. */
export const pressContact: Step = {
  name: '2026-12-15-press-contact',
  up: (database: Kysely<unknown>) =>
    addTextColumns(database, 'contact_details', ['pressName', 'pressEmail', 'pressPhone']),
};
