import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { OutboxRow } from '../../db/database';
import { runPeriodically } from '../../http/plugins/runPeriodically';
import type { MailSettings } from '../../process/settings/mailSettings';
import { noteFailure, noteSent, takeDueMail } from './outbox';
import { isRefusal, smtpTransport } from './smtpTransport';

/** Default interval of looking at the outbox, in ms. */
const INTERVAL = 2_000;

/** Time that a stop waits for the mail that is being sent, in ms. Its lease ends by itself. */
const STOP_LIMIT = 5_000;

/**
 * Sends the mails of the outbox, one after the other, as long as the server listens. Several
 * processes share the work. Without settings nothing is sent.
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
        const said = error instanceof Error ? error.message : String(error);
        const failure = { error: said, isFinal: isRefusal(error), now: new Date() };
        const again = await noteFailure(database, row, failure);
        log.error(
          error,
          again ? 'A mail could not be sent. Another try follows.' : 'A mail could not be sent.',
        );
        return;
      }
      await noteSent(database, row, new Date());
    };

    const sendAll = async (closing: AbortSignal) => {
      while (!closing.aborted) {
        const row = await takeDueMail(database, new Date());
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
      patience: STOP_LIMIT,
    });
  },
  { name: 'mail-sender' },
);
