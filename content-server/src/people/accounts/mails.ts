import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database';
import { isMailAddress, mailIsOn, type MailSettings } from '../../process/settings/mailSettings';
import { queueMail } from '../mail/queueMail';

/**
 * Mails about access to the admin area, with the current name of the organisation. Do not call it
 * in a transaction.
 */
export const accessMails = async (app: FastifyInstance, settings: { mail?: MailSettings }) => {
  const isOn = mailIsOn(settings);
  const { name } = await app.organisation();

  /** @returns true if the mail will be sent */
  const send = async (
    writer: Queryable,
    to: string,
    subject: string,
    lines: string[],
  ): Promise<boolean> => {
    if (!isOn || !isMailAddress(to)) return false;
    await queueMail(writer, { to, subject, text: `${lines.join('\n\n')}\n` });
    return true;
  };
  const link = (path: string) => `${app.siteOrigin()}${path}`;

  return {
    invitation: (writer: Queryable, to: string, { by, path }: { by: string; path: string }) =>
      send(writer, to, `Invitation to ${name}`, [
        `${by} invites you to look after the website of ${name}. Open this link and choose a name and a password:`,
        link(path),
        'The link works once, for 7 days.',
      ]),
    reset: (writer: Queryable, to: string, path: string) =>
      send(writer, to, `New password for ${name}`, [
        `Somebody asked for a new password for your access to ${name}. Open this link to choose one:`,
        link(path),
        'The link works once, for 60 minutes. If it was not you, you need not do anything: your password stays.',
      ]),
    wasReset: (writer: Queryable, to: string) =>
      send(writer, to, `Your password for ${name} was changed`, [
        `The password of your access to ${name} was changed with a link or a recovery code, and all devices were signed out.`,
        'If it was not you, ask for a new password at once, and tell the other administrators:',
        link('/admin/forgotten-password'),
      ]),
  };
};

export type AccessMails = Awaited<ReturnType<typeof accessMails>>;
