import type { FastifyInstance } from 'fastify';
import type { OutboxRow } from '../../../src/db/database';
import { inTransaction } from '../../../src/db/transaction';
import { queueDigests } from '../../../src/inbox/alerts/digest';
import { queueMail } from '../../../src/people/mail/queueMail';
import { TEST_ADMIN } from '../../../testing';
import { INTERVAL, mailServer, type MailServer } from '../../../testing/mailServer';
import { injectAsAdministrator, sharedSite } from '../../../testing/sharedSite';
import { MESSAGE } from '../../../testing/visitors';

let mails: MailServer;
const shared = sharedSite(() => mails.stop());
beforeEach(async () => {
  mails = await mailServer();
});

/** Starts a server on the database, as another process of the site does. */
const start = async (from = 'Lamp of Mercy <office@example.org>'): Promise<FastifyInstance> => {
  const settings = { SMTP_URL: mails.url, MAIL_FROM: from };
  const app = await shared.serve(settings, ({ mail: read, ...config }) => ({
    ...config,
    mail: read && { ...read, interval: INTERVAL },
  }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
};

const mailStateOf = async (app: FastifyInstance) =>
  (await injectAsAdministrator(app, 'GET', '/mail')).body;

const mail = { to: 'grace@example.org', subject: 'New messages', text: 'Two messages wait.' };

/** The newest row of the outbox, as soon as it has what is asked for. */
const rowWith = async (
  { database }: FastifyInstance,
  has: (row: OutboxRow) => boolean,
): Promise<OutboxRow> => {
  const row = await database
    .selectFrom('outbox')
    .selectAll()
    .orderBy('_id', 'desc')
    .executeTakeFirstOrThrow();
  if (has(row)) return row;
  await new Promise((resolve) => setTimeout(resolve, 20));
  return rowWith({ database } as FastifyInstance, has);
};

test('sends what was committed, as one mail to one person, whatever was typed into it', async () => {
  await mails.start();
  const { database } = await start();
  const refused = inTransaction(database, async (transaction) => {
    await queueMail(transaction, { ...mail, subject: 'Never' });
    throw new Error('rolled back');
  });
  await expect(refused).rejects.toThrow('rolled back');
  for (const to of ['a@example.org, b@example.org', 'a@example.org\r\nBcc: b@example.org', 'Grace'])
    await expect(queueMail(database, { ...mail, to })).rejects.toThrow(
      'A mail needs exactly one address.',
    );
  const text = 'Zikomo.\n.\nRCPT TO:<c@example.org>';
  await queueMail(database, { ...mail, subject: 'Ŵ\r\nBcc: b@example.org', text });
  const [received] = await mails.arrived(1);
  expect(received).toMatchObject({ from: 'office@example.org', to: ['grace@example.org'] });
  const [head = '', sent] = (received?.raw ?? '').split('\r\n\r\n');
  expect(head).toContain('From: Lamp of Mercy <office@example.org>');
  expect(head).toMatch(/^To: grace@example.org$/m);
  expect(head).not.toMatch(/^Bcc/m);
  expect(head).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(sent).toBe('Zikomo.\r\n.\r\nRCPT TO:<c@example.org>\r\n');
});

test.each([
  [
    'Lamp of Mercy: Lilongwe <office@example.org>',
    '"Lamp of Mercy: Lilongwe" <office@example.org>',
  ],
  ['"Lamp: Mercy" <office@example.org>', '"Lamp: Mercy" <office@example.org>'],
  [
    String.raw`"The \"Lamp\"; Mercy" <office@example.org>`,
    String.raw`"The \"Lamp\"; Mercy" <office@example.org>`,
  ],
  [
    'a, b; c (d) @ [e] "f" \\. <office@example.org>',
    String.raw`"a, b; c (d) @ [e] \"f\" \\." <office@example.org>`,
  ],
  ['office@example.org', 'office@example.org'],
  ['<office@example.org>', 'office@example.org'],
])('names the sender %s, whatever characters the name has', async (from, header) => {
  await mails.start();
  const { database } = await start(from);
  await queueMail(database, mail);
  const [received] = await mails.arrived(1);
  expect(received?.from).toBe('office@example.org');
  expect(/^From: (.*)$/m.exec(received?.raw ?? '')?.[1]).toBe(header);
  expect(received?.raw).toMatch(/^Message-ID: <[\w-]+@example\.org>$/m);
});

test('sends after an outage of the mail server and a restart, then deletes the text', async () => {
  const first = await start();
  await queueMail(first.database, mail);
  const failed = await rowWith(first, ({ error }) => error !== '');
  expect(failed).toMatchObject({
    tries: 1,
    sentAt: '',
    error: expect.stringContaining('ECONNREFUSED'),
  });
  expect(Date.parse(failed.nextAt)).toBeGreaterThan(Date.parse(failed.createdAt) + 30_000);
  await first.close();
  await mails.start();
  const second = await start();
  // As if the pause was over.
  await second.database.updateTable('outbox').set({ nextAt: failed.createdAt }).execute();
  expect(await mails.arrived(1)).toHaveLength(1);
  expect(await rowWith(second, ({ sentAt }) => sentAt !== '')).toMatchObject({
    tries: 2,
    nextAt: '',
    text: '',
    error: '',
  });
});

const subjectOf = (raw = '') => /^Subject: (.*)\r$/m.exec(raw)?.[1];
const idOf = (raw = '') => /^Message-ID: (.*)\r$/im.exec(raw)?.[1];

test('alerts wait while the mail server is down, and come at most twice after a broken connection', async () => {
  await mails.start();
  const app = await start();
  let minutes = 0;
  /**
   * A message arrives more than an hour after the one before, and alerts are queued a minute later.
   */
  const alertTo = async (subject: string) => {
    await injectAsAdministrator(app, 'POST', '/messages', { ...MESSAGE, subject });
    minutes += 62;
    const at = (minute: number) => new Date(Date.now() + minute * 60_000);
    const createdAt = at(minutes - 1).toISOString();
    await app.database
      .updateTable('messages')
      .set({ createdAt })
      .where('subject', '=', subject)
      .execute();
    await queueDigests(app.database, 'https://site.example', at(minutes));
  };
  // As if the pause after a failed try was over.
  const tryNow = () =>
    app.database
      .updateTable('outbox')
      .set({ nextAt: new Date().toISOString() })
      .where('sentAt', '=', '')
      .execute();
  await injectAsAdministrator(app, 'PUT', '/alerts', { wanted: true });

  await alertTo('Water');
  const [first] = await mails.arrived(1);
  expect(first?.to).toEqual([TEST_ADMIN.email]);
  expect(first?.raw).toContain('- Grace: Water\r\n');

  await rowWith(app, ({ sentAt }) => sentAt !== '');
  await mails.stop();
  await alertTo('School');
  expect((await rowWith(app, ({ error }) => error !== '')).error).toContain('ECONNREFUSED');
  await mails.start();
  await tryNow();
  const [, second] = await mails.arrived(2);
  expect(second?.raw).toContain('- Grace: School\r\n');
  await rowWith(app, ({ sentAt }) => sentAt !== '');

  mails.breakNext();
  await alertTo('Seeds');
  expect(await rowWith(app, ({ error }) => error !== '')).toMatchObject({ tries: 1, sentAt: '' });
  await tryNow();
  const [, , lost, again] = await mails.arrived(4);
  // A mail program shows the two as one.
  expect(idOf(again?.raw)).toMatch(/^<.+@example\.org>$/);
  expect([lost, again].map((one) => [subjectOf(one?.raw), idOf(one?.raw)])).toEqual([
    ['1 new message', idOf(again?.raw)],
    ['1 new message', idOf(again?.raw)],
  ]);
  await rowWith(app, ({ sentAt }) => sentAt !== '');
  expect(mails.received).toHaveLength(4);
  expect(await mailStateOf(app)).toEqual({ isOn: true, unsent: 0 });
});

test('sends each mail once, however many processes share the outbox', async () => {
  await mails.start();
  const apps = [await start(), await start(), await start()] as const;
  const numbers = Array.from({ length: 30 }, (_, index) => index);
  for (const number of numbers)
    await queueMail(apps[0].database, { ...mail, subject: `Mail ${number}.` });
  const received = await mails.arrived(numbers.length);
  const subjects = received.map(({ raw }) => subjectOf(raw)).sort();
  expect(subjects).toEqual(numbers.map((number) => `Mail ${number}.`).sort());
  await Promise.all(apps.map((app) => app.close()));
  expect(mails.received).toHaveLength(numbers.length);
});

test.each([
  ['a refused recipient at once', 'nobody@example.org', 0, true],
  ['the rest after the last try', 'grace@example.org', 7, false],
])('gives up %s, and retries on request', async (_what, to, tries, isUp) => {
  if (isUp) await mails.start();
  const app = await start();
  await inTransaction(app.database, async (transaction) => {
    await queueMail(transaction, { ...mail, to });
    await transaction.updateTable('outbox').set({ tries }).execute();
  });
  await rowWith(app, ({ nextAt }) => nextAt === '');
  expect(await mailStateOf(app)).toEqual({ isOn: true, unsent: 1 });
  await mails.stop();
  await mails.start();
  await app.database.updateTable('outbox').set({ recipient: mail.to }).execute();
  await injectAsAdministrator(app, 'POST', '/mail/unsent/retry');
  expect(await mails.arrived(1)).toHaveLength(1);
  await rowWith(app, ({ sentAt }) => sentAt !== '');
  expect(await mailStateOf(app)).toEqual({ isOn: true, unsent: 0 });
});
