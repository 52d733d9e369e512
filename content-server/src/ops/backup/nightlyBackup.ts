import { wallTimeIn } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Config } from '../../process/settings/config';
import { dayjs } from '../../content/dates/dayjs';
import { setState } from '../../db/siteState';
import { inTransaction } from '../../db/transaction';
import { mailIsOn } from '../../process/settings/mailSettings';
import { queueMail } from '../../people/mail/queueMail';
import { whileListening } from '../../http/plugins/whileListening';
import { isLate, lastBackup } from './lastBackup';
import { makeSnapshot } from './makeSnapshot';

/** Pause between two looks whether a backup is due, in ms. */
const EVERY = 5 * 60_000;

/** The time of the site from which a night's backup is made. */
const FROM = '02:10';

/** Key in site_state: the day of the last night's backup. The process that sets it makes the backup. */
const NIGHT = 'backup-night';

/** Key in site_state: the last backup when administrators were mailed about it. Each late backup is mailed once. */
const NOTIFIED = 'late-backup-told';

/** Tells every administrator once that the last backup is late. */
export const tellWhenLate = async ({ database, siteOrigin }: FastifyInstance, timeZone: string): Promise<void> => {
  const last = await lastBackup(database);
  if (!isLate(last, new Date()) || !(await setState(database, NOTIFIED, last))) return;
  const when = last ? `was on ${dayjs.utc(wallTimeIn(timeZone, last)).format('D MMMM YYYY, HH:mm')}` : 'was never made';
  const mail = {
    subject: 'The backup of the site is late',
    text: `The last backup ${when}. Please tell the person who looks after the server of ${siteOrigin()}.`,
  };
  const people = await database
    .selectFrom('administrators')
    .select('email')
    .where('role', '=', 'administrator')
    .execute();
  await inTransaction(database, async (transaction) => {
    for (const { email } of people) await queueMail(transaction, { to: email, ...mail });
  });
};

/** Makes a snapshot in BACKUP_DIR each night, and tells administrators when the last one is late. Does nothing without it. */
export const nightlyBackup = plugin(async (app: FastifyInstance, config: Config) => {
  const { backupDir, site } = config;
  if (!backupDir) return;
  const look = async () => {
    const [day = '', time = ''] = wallTimeIn(site.timeZone).split('T');
    const isDue = time >= FROM && (await setState(app.database, NIGHT, day));
    if (isDue) {
      const { rows, files } = await makeSnapshot({ config, database: app.database }, backupDir);
      app.log.info(`A snapshot was made: ${rows} records and ${Object.keys(files).length} files.`);
    } else if (mailIsOn(config)) await tellWhenLate(app, site.timeZone);
  };
  whileListening(app, { every: EVERY, work: look, failure: 'The backup of this night could not be made.' });
});
