import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** Interval at which test servers poll the outbox, in ms. */
export const INTERVAL = 50;

/** A received mail. */
interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and text as transferred. */
  raw: string;
}

/** An SMTP server on 127.0.0.1 that stores received mails. */
export interface MailServer {
  /** For SMTP_URL. It stays the same after a restart. */
  url: string;
  received: ReceivedMail[];
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Breaks the connection after the next mail has arrived, before the server acknowledges it. */
  breakNext: () => void;
  /** Resolves when a number of mails has arrived. */
  arrived: (count: number) => Promise<ReceivedMail[]>;
}

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};

/**
 * Creates a mail server without starting it. It rejects recipients whose address begins with
 * 'nobody'.
 */
export const mailServer = async (): Promise<MailServer> => {
  const port = await freePort();
  const received: ReceivedMail[] = [];
  let server: SMTPServer | undefined;
  let onMail = () => {};
  let breaks = false;
  const lines = new Set<Socket>();
  const create = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) =>
        done(
          address.startsWith('nobody')
            ? Object.assign(new Error('No such mailbox'), { responseCode: 550 })
            : null,
        ),
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const from = envelope.mailFrom ? envelope.mailFrom.address : '';
          const to = envelope.rcptTo.map(({ address }) => address);
          received.push({ from, to, raw: Buffer.concat(chunks).toString() });
          if (breaks) lines.forEach((line) => line.destroy());
          else done();
          breaks = false;
          onMail();
        });
      },
    });
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    start: async () => {
      server = create();
      server.server.on('connection', (line) =>
        lines.add(line.once('close', () => lines.delete(line))),
      );
      await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', () => resolve()));
    },
    stop: async () => {
      const running = server;
      server = undefined;
      if (running) await new Promise<void>((resolve) => running.close(() => resolve()));
    },
    breakNext: () => {
      breaks = true;
    },
    arrived: (count) =>
      new Promise((resolve) => {
        onMail = () => {
          if (received.length >= count) resolve(received);
        };
        onMail();
      }),
  };
};
