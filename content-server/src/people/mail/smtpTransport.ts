import type { OutboxRow } from '../../db/database';
import { senderOf, type MailSettings } from '../../process/settings/mailSettings';

/** Timeouts of a connection, in ms. Their sum is shorter than the lease of a mail (outbox). */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  socketTimeout: 30_000,
};

/** True if a retry is useless: the server knows the recipient and rejects it. */
export const isPermanent = (error: unknown): boolean => {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && responseCode >= 500;
};

/** Sends mails over SMTP, each over its own connection. */
export const smtpTransport = ({ smtpUrl, from }: MailSettings) => {
  const sender = senderOf(from) ?? { name: '', address: from };
  // Loaded on first use: many sites send no mail.
  const connect = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      ...TIMEOUTS,
      url: smtpUrl,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  let connected: ReturnType<typeof connect> | undefined;
  const transport = () => (connected ??= connect());
  return {
    /** Throws if the server cannot be reached or rejects the login. */
    verify: async () => {
      await (await transport()).verify();
    },
    send: async ({ _id, recipient, subject, text, createdAt }: OutboxRow) => {
      await (
        await transport()
      ).sendMail({
        // Objects, because a string is parsed as a list of addresses, and a colon in it as a group
        // name.
        from: sender,
        to: { name: '', address: recipient },
        subject,
        text,
        date: new Date(createdAt),
        // The same for each attempt: mail programs show a mail once if a crash made the server send
        // it twice.
        messageId: `<${_id}@${sender.address.split('@').at(-1)}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
  };
};
