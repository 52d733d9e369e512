import type { Kysely } from 'kysely';
import { addTextColumns } from './addTextColumns';
import type { Step } from './step';

/** The number for WhatsApp in the contact details. */
export const whatsapp: Step = {
  name: '2026-12-08-whatsapp',
  up: (database: Kysely<unknown>) => addTextColumns(database, 'contact_details', ['whatsapp']),
};
