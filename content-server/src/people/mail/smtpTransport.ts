import type { OutboxRow } from '../../db/database';
import { senderOf, type MailSettings } from '../../process/settings/mailSettings';

/**
 * Time limits of a connection, in ms. Together they are shorter than the lease of a mail (outbox).
 */
const TIME_LIMITS = {
  dnsTimeout: 10_000,
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  socketTimeout: 30_000,
};

/** True if another try is of no use: the server knows the recipient and refuses it. */
export const isRefusal = (error: unknown): boolean => {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && responseCode >= 500;
};

/** Sends mails over SMTP, each over a connection of its own. */
export const smtpTransport = ({ smtpUrl, from }: MailSettings) => {
  const sender = senderOf(from) ?? { name: '', address: from };
  // Loaded when it is needed first: many sites send no mail.
  const connect = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      ...TIME_LIMITS,
      url: smtpUrl,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  let connected: ReturnType<typeof connect> | undefined;
  const transport = () => (connected ??= connect());
  return {
    /** Throws when the server cannot be reached or refuses to be used. */
    verify: async () => {
      await (await transport()).verify();
    },
    send: async ({ _id, recipient, subject, text, createdAt }: OutboxRow) => {
      await (
        await transport()
      ).sendMail({
        // Objects, because a text would be read as a list of addresses, and a colon in it as the
        // name of a group.
        from: sender,
        to: { name: '', address: recipient },
        subject,
        text,
        date: new Date(createdAt),
        // The same at each try: a mail program shows a mail once that a crash made the server send
        // twice.
        messageId: `<${_id}@${sender.address.split('@').at(-1)}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
  };
};
