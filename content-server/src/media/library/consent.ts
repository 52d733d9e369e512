import type { PictureConsent } from '@charity-site/api-client/entities';
import { sql, type RawBuilder } from 'kysely';
import type { ListRow } from '../../db/database';
import { BOOLEAN, listOf, TEXT, type JsonSchema } from '../../http/openApi/jsonSchema';

/** The consent of a picture's row, for responses. */
export const consentOf = (row: ListRow): PictureConsent => ({
  showsPeople: row.showsPeople === 1,
  consentBy: String(row.consentBy),
  consentFor: row.consentFor
    ? (JSON.parse(String(row.consentFor)) as PictureConsent['consentFor'])
    : [],
  consentUntil: String(row.consentUntil),
  consentSheet: String(row.consentSheet),
});

/** Schema of these fields. */
export const consentSchema = {
  showsPeople: BOOLEAN,
  consentBy: TEXT,
  consentFor: listOf(TEXT),
  consentUntil: TEXT,
  consentSheet: TEXT,
} satisfies Record<keyof PictureConsent, JsonSchema>;

/** The last day of the month after the month of a day, both `YYYY-MM-DD`. */
const endOfNextMonth = (day: string): string =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) + 1, 0))
    .toISOString()
    .slice(0, 10);

const agreedUntil = sql.ref('consentUntil');

/** Conditions of pictures, by the filter of the library. `today` is a day of the site. */
export const CONSENT_FILTERS: Record<
  'no-consent' | 'consent-ending',
  (today: string) => RawBuilder<boolean>
> = {
  'no-consent': (today) => sql`${sql.ref('showsPeople')} = 1
    and (${sql.ref('consentFor')} not like '%"site"%' or (${agreedUntil} > '' and ${agreedUntil} < ${today}))`,
  'consent-ending': (today) =>
    sql`${agreedUntil} >= ${today} and ${agreedUntil} <= ${endOfNextMonth(today)}`,
};
