import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { OutboxRow } from '../../db/database';
import { runPeriodically } from '../../http/plugins/runPeriodically';
import type { MailSettings } from '../../process/settings/mailSettings';
import { recordFailure, recordSent, leaseDueMail } from './outbox';
import { isPermanent, smtpTransport } from './smtpTransport';

/** Default interval between polls of the outbox, in ms. */
const INTERVAL = 2_000;

/**
 * Time that a shutdown waits for the mail that is being sent, in ms. Its lease expires by itself.
 */
const SHUTDOWN_TIMEOUT = 5_000;

/**
 * Sends the mails of the outbox one by one, while the server listens. Several processes can share
 * the work. Without settings, it sends nothing.
 */
export const mailSender = plugin(
  async (app: FastifyInstance, { mail }: { mail?: MailSettings }) => {
    const { database, log } = app;
    if (!mail) return;
    const transport = smtpTransport(mail);

    const sendOne = async (row: OutboxRow) => {
      try {
        await transport.send(row);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        const failure = { error: message, isFinal: isPermanent(error), now: new Date() };
        const willRetry = await recordFailure(database, row, failure);
        log.error(
          error,
          willRetry
            ? 'A mail could not be sent. Another try follows.'
            : 'A mail could not be sent.',
        );
        return;
      }
      await recordSent(database, row, new Date());
    };

    const sendAll = async (closing: AbortSignal) => {
      while (!closing.aborted) {
        const row = await leaseDueMail(database, new Date());
        if (!row) return;
        await sendOne(row);
      }
    };

    app.addHook('onListen', () => {
      transport
        .verify()
        .catch((error: unknown) =>
          log.error(error, 'The mail server of SMTP_URL cannot be used now. Mails wait.'),
        );
    });
    runPeriodically(app, {
      every: mail.interval ?? INTERVAL,
      work: sendAll,
      failure: 'Mails could not be sent.',
      patience: SHUTDOWN_TIMEOUT,
    });
  },
  { name: 'mail-sender' },
);
