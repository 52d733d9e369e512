import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { OutboxRow } from '../../db/database';
import type { MailSettings } from '../../process/settings/mailSettings';
import { forgetOldMails, noteFailure, noteSent, takeDueMail } from './outbox';
import { isRefusal, smtpTransport } from './smtpTransport';

/** Default interval of looking at the outbox, in ms. */
const INTERVAL = 2_000;

/** Time that a stop waits for the mail that is being sent, in ms. Its lease ends by itself. */
const STOP_LIMIT = 5_000;

const DAY = 24 * 60 * 60_000;

/**
 * Sends the mails of the outbox, one after the other, as long as the server listens. Several processes share the work. Without
 * settings nothing is sent; old mails are removed all the same.
 */
export const mailSender = plugin(async (app: FastifyInstance, { mail }: { mail?: MailSettings }) => {
  const { database, log } = app;
  const transport = mail && smtpTransport(mail);
  const stopped = new AbortController();

  const sendOne = async (row: OutboxRow) => {
    try {
      await transport?.send(row);
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      const failure = { error: said, isFinal: isRefusal(error), now: new Date() };
      const again = await noteFailure(database, row, failure);
      log.error(error, again ? 'A mail could not be sent. Another try follows.' : 'A mail could not be sent.');
      return;
    }
    await noteSent(database, row, new Date());
  };

  const sendAll = async () => {
    while (!stopped.signal.aborted) {
      const row = await takeDueMail(database, new Date());
      if (!row) return;
      await sendOne(row);
    }
  };

  let sending: Promise<void> | undefined;
  const look = () => {
    sending ??= sendAll()
      .catch((error: unknown) => log.error(error, 'The outbox could not be read.'))
      .finally(() => {
        sending = undefined;
      });
  };
  const clean = () =>
    forgetOldMails(database).catch((error: unknown) => log.error(error, 'Old mails could not be removed.'));

  const timers: NodeJS.Timeout[] = [];
  let cleaning: Promise<void> | undefined;
  app.addHook('onListen', () => {
    const cleanUp = () => {
      cleaning = clean();
    };
    cleanUp();
    timers.push(setInterval(cleanUp, DAY).unref());
    if (!transport) return;
    transport
      .verify()
      .catch((error: unknown) => log.error(error, 'The mail server of SMTP_URL cannot be used now. Mails wait.'));
    look();
    timers.push(setInterval(look, mail?.interval ?? INTERVAL).unref());
  });
  app.addHook('onClose', async () => {
    timers.forEach(clearInterval);
    stopped.abort();
    await Promise.race([sending, setTimeout(STOP_LIMIT, undefined, { ref: false })]);
    await cleaning;
  });
});
