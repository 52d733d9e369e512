import type { Kysely } from 'kysely';
import { textsWith } from './columns';
import { addColumns } from './contentType';
import type { NamedMigration } from './migration';

/** Adds the consent of the people in a picture. Stored pictures have none. */
export const pictureConsent: NamedMigration = {
  name: '2027-009-picture-consent',
  up: (database: Kysely<unknown>) =>
    addColumns(database, 'pictures', [
      '"showsPeople" integer not null default 0',
      ...textsWith('consentBy consentFor consentUntil consentSheet'),
    ]),
};
