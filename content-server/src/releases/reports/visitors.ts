import { createHmac, randomBytes } from 'node:crypto';
import { countOf } from '../../db/queries/countOf';
import type { Database, Queryable } from '../../db/database';
import type { ReportTables } from '../../db/schema';
import { ipNetwork } from '../../http/headers/request';

/** The day (UTC), as text that sorts like time. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

const storedSalt = async (database: Database, day: string): Promise<string> => {
  await database
    .insertInto('report_salts')
    .values({ day, salt: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
  const { salt } = await database
    .selectFrom('report_salts')
    .select('salt')
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return salt;
};

/**
 * Creates a function that identifies a visitor without storing the IP address: a hash with the
 * random salt of the day (UTC), which all processes share and which is deleted within the first
 * hour of the next day. After that, the IP address of a hash cannot be found.
 */
export const visitorHasher = (database: Database): ((ip: string, now: Date) => Promise<string>) => {
  let today: { day: string; salt: string } | undefined;
  return async (ip, now) => {
    const day = dayOf(now);
    if (today?.day !== day) today = { day, salt: await storedSalt(database, day) };
    return createHmac('sha256', today.salt).update(ipNetwork(ip)).digest('base64url').slice(0, 22);
  };
};

/** Maximum number of visitors counted for one version, kind and day. */
export const VISITORS_MAX = 2_000;

/** A visitor to count once a day (`slot`). */
type VisitorEntry = Omit<ReportTables['report_visitors'], 'lastAt'> & { now: Date };

/** Records a visitor. Returns true if the visitor is new on this day and counts. */
export const recordOnce = async (
  database: Queryable,
  { now, ...entry }: VisitorEntry,
): Promise<boolean> => {
  const lastAt = now.toISOString();
  const { visitor: _visitor, ...day } = entry;
  const { numUpdatedRows } = await database
    .updateTable('report_visitors')
    .set({ lastAt })
    .where((eb) => eb.and(entry))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return false;
  const count = await countOf(database.selectFrom('report_visitors').where((eb) => eb.and(day)));
  if (count >= VISITORS_MAX) return false;
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('report_visitors')
    .values({ ...entry, lastAt })
    .onConflict((conflict) =>
      conflict.columns(['remote', 'version', 'kind', 'slot', 'visitor']).doNothing(),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};
