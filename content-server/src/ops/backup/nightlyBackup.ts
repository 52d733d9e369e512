import { rolesFor, wallTimeIn } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Config } from '../../process/settings/config';
import type { Database } from '../../db/database';
import { dayjs } from '../../content/dates/timeZone';
import { writeSiteState, readSiteState } from '../../db/siteState';
import { inTransaction } from '../../db/transaction';
import { OperatorError } from '../../process/operatorError';
import { mailIsOn } from '../../process/settings/mailSettings';
import { queueMail } from '../../people/mail/queueMail';
import { runPeriodically } from '../../http/plugins/runPeriodically';
import { isLate, lastBackup } from './lastBackup';
import { makeSnapshot } from './makeSnapshot';
import { tryMonthly, type TryBackup } from './monthlyTrial';
import { requireWhole } from './missingFiles';

/** Interval at which the job checks whether a backup is due, in ms. */
const INTERVAL = 5 * 60_000;

/** Start of the nightly backup after midnight of the site, in minutes. */
const START_MINUTES = 130;

/** Key in site_state: the day of the last nightly backup. */
const NIGHT = 'backup-night';

/**
 * Key in site_state: the period in which a process claimed the backup. In the next one another
 * process may try.
 */
const CLAIM = 'backup-claim';
const TRIAL_CLAIM = 'backup-trial-claim';
const CLAIM_PERIOD = 4 * 60 * 60_000;

/**
 * Key in site_state: the last backup at the time of the latest mail to administrators. One mail per
 * late backup.
 */
const NOTIFIED = 'late-backup-told';

/** Interval at which the job checks whether this month's trial is due, in ms. */
const TRIAL_INTERVAL = 60 * 60_000;

/** Runs a job under a claim, unless another process runs it. */
const runClaimed = async (
  database: Database,
  claim: string,
  job: () => Promise<void>,
): Promise<void> => {
  if (!(await writeSiteState(database, claim, String(Math.floor(Date.now() / CLAIM_PERIOD)))))
    return;
  try {
    await job();
  } finally {
    await writeSiteState(database, claim, '');
  }
};

/** Mails every administrator once when the last backup is late. */
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
 * Writes a snapshot to BACKUP_DIR each night, tries the newest once a month, and mails
 * administrators when the last one is late. Does nothing without BACKUP_DIR.
 */
export const nightlyBackup = plugin(
  async (app: FastifyInstance, config: Config & { tryBackup?: TryBackup }) => {
    const { backupDir, site, tryBackup } = config;
    if (!backupDir) return;
    const { database } = app;
    let missing: readonly string[] | undefined;
    let runs = 0;
    /** A disk that hangs is not tried again: each attempt would block a thread of the process. */
    let isBusy = false;

    const makeNightlySnapshot = async () => {
      const night = wallTimeIn(site.timeZone, new Date(Date.now() - START_MINUTES * 60_000)).slice(
        0,
        10,
      );
      if ((await readSiteState(database, NIGHT)) === night) return;
      if (isBusy) throw new OperatorError(`The disk of ${backupDir} does not answer.`);
      await runClaimed(database, CLAIM, async () => {
        isBusy = true;
        const snapshot = await makeSnapshot({ config, database }, backupDir).finally(() => {
          isBusy = false;
        });
        ({ missing } = snapshot);
        await writeSiteState(database, NIGHT, night);
        app.log.info(
          `A snapshot was made: ${snapshot.rows} records and ${Object.keys(snapshot.files).length} files.`,
        );
      });
    };

    runPeriodically(app, {
      every: INTERVAL,
      work: async () => {
        await makeNightlySnapshot();
        // At each run, so that administrators see it until a backup is complete.
        requireWhole(backupDir, missing);
      },
      failure: 'The backup of this night could not be made.',
    });
    if (tryBackup)
      runPeriodically(app, {
        every: TRIAL_INTERVAL,
        work: () =>
          runClaimed(database, TRIAL_CLAIM, () =>
            tryMonthly(database, { folder: backupDir, timeZone: site.timeZone, tryBackup }),
          ),
        failure: 'The newest backup could not be tried.',
      });
    if (!mailIsOn(config)) return;
    runPeriodically(app, {
      every: INTERVAL,
      // The first attempt decides whether it is late.
      work: async () => runs++ > 0 && tellWhenLate(app, site.timeZone),
      failure: 'Administrators could not be told that the backup is late.',
    });
  },
  { name: 'nightly-backup' },
);
