import { rolesFor, wallTimeIn } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Config } from '../../process/settings/config';
import { dayjs } from '../../content/dates/dayjs';
import { writeSiteState, readSiteState } from '../../db/siteState';
import { inTransaction } from '../../db/transaction';
import { OperatorError } from '../../process/operatorError';
import { mailIsOn } from '../../process/settings/mailSettings';
import { queueMail } from '../../people/mail/queueMail';
import { runPeriodically } from '../../http/plugins/runPeriodically';
import { isLate, lastBackup } from './lastBackup';
import { makeSnapshot } from './makeSnapshot';
import { requireWhole } from './missingFiles';

/** Pause between two looks whether a backup is due, in ms. */
const EVERY = 5 * 60_000;

/** Time after midnight of the site at which a night begins whose backup is made, in minutes. */
const FROM = 130;

/** Key in site_state: the day of the last night whose backup was made. */
const NIGHT = 'backup-night';

/**
 * Key in site_state: the part of the day in which a process makes the backup. In the next part
 * another one may try.
 */
const CLAIM = 'backup-claim';
const CLAIMED_FOR = 4 * 60 * 60_000;

/**
 * Key in site_state: the last backup when administrators were mailed about it. Each late backup is
 * mailed once.
 */
const NOTIFIED = 'late-backup-told';

/** Tells every administrator once that the last backup is late. */
export const tellWhenLate = async (
  { database, siteOrigin }: FastifyInstance,
  timeZone: string,
): Promise<void> => {
  const last = await lastBackup(database);
  if (!isLate(last, new Date())) return;
  const when = last
    ? `was on ${dayjs.utc(wallTimeIn(timeZone, last)).format('D MMMM YYYY, HH:mm')}`
    : 'was never made';
  const mail = {
    subject: 'The backup of the site is late',
    text: `The last backup ${when}. Please tell the person who looks after the server of ${siteOrigin()}.`,
  };
  const people = await database
    .selectFrom('administrators')
    .select('email')
    .where('role', 'in', rolesFor('overseeSite'))
    .execute();
  await inTransaction(database, async (transaction) => {
    if (!(await writeSiteState(transaction, NOTIFIED, last))) return;
    for (const { email } of people) await queueMail(transaction, { to: email, ...mail });
  });
};

/**
 * Makes a snapshot in BACKUP_DIR each night, and tells administrators when the last one is late.
 * Does nothing without it.
 */
export const nightlyBackup = plugin(
  async (app: FastifyInstance, config: Config) => {
    const { backupDir, site } = config;
    if (!backupDir) return;
    const { database } = app;
    let missing: readonly string[] | undefined;
    let looks = 0;
    /** A disk that hangs is not asked again: each try would keep a thread of the process. */
    let isBusy = false;

    const makeTonights = async () => {
      const night = wallTimeIn(site.timeZone, new Date(Date.now() - FROM * 60_000)).slice(0, 10);
      if ((await readSiteState(database, NIGHT)) === night) return;
      if (isBusy) throw new OperatorError(`The disk of ${backupDir} does not answer.`);
      if (!(await writeSiteState(database, CLAIM, String(Math.floor(Date.now() / CLAIMED_FOR)))))
        return;
      isBusy = true;
      try {
        const snapshot = await makeSnapshot({ config, database }, backupDir);
        ({ missing } = snapshot);
        await writeSiteState(database, NIGHT, night);
        app.log.info(
          `A snapshot was made: ${snapshot.rows} records and ${Object.keys(snapshot.files).length} files.`,
        );
      } finally {
        isBusy = false;
        await writeSiteState(database, CLAIM, '');
      }
    };

    runPeriodically(app, {
      every: EVERY,
      work: async () => {
        await makeTonights();
        // At each look, so that administrators see it until a night is whole.
        requireWhole(backupDir, missing);
      },
      failure: 'The backup of this night could not be made.',
    });
    if (!mailIsOn(config)) return;
    runPeriodically(app, {
      every: EVERY,
      // Whether it is late is known after the first try.
      work: async () => looks++ > 0 && tellWhenLate(app, site.timeZone),
      failure: 'Administrators could not be told that the backup is late.',
    });
  },
  { name: 'nightly-backup' },
);
