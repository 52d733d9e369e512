import { writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import fc, { type Arbitrary } from 'fast-check';
import type { FastifyInstance } from 'fastify';
import {
  ALL_SINGLETONS,
  CONTENT_TYPES as DEFINED,
  formatOf,
  PAGE_KEYS,
  pageHeroes,
  pictures,
  shapeOf,
  type AnyDefinition,
} from '@charity-site/api-client/entities';
import { runCommand } from '../../../src/app/commands/commands';
import { newId } from '../../../src/content/rows/rows';
import { addFiles } from '../../../src/media/library/rows';
import { keyOf, TABLES } from '../../../src/ops/archive/archiveTables';
import { missingFiles } from '../../../src/ops/backup/missingFiles';
import { writeSiteState } from '../../../src/db/siteState';
import { untyped } from '../../../src/db/database';
import { canvas } from '../../../testing/pictureCalls';
import { contentTypeAt } from '../../../testing/contentTypes';
import {
  injectAsAdministrator,
  environmentOf,
  sharedSite,
  type SharedPlace,
} from '../../../testing/sharedSite';
import { SINGLETONS } from '../../../testing/singletons';
import { folderStore } from '../../../src/media/files/fileStore';

// A site with every kind of row is filled by some hundred calls.
jest.setTimeout(300_000);

const site = sharedSite();
const empty = sharedSite();

const WORDS = [
  'Madzi',
  "It's 5 < 6 & “7”",
  'a | b • c',
  '  Two\n\nlines\t',
  'N̂gw’enya 𝗕 👩‍🌾',
  '=1+1',
  'javascript:x',
  '0',
];
const RICH = [
  '',
  '<p>Water</p>',
  '<h2>A</h2><p><br></p>',
  '<p><img src="/uploads/a.png" alt=""></p>',
  '<p onclick="x()">B<script>y</script></p>',
];

/** Values of a field: those at the edges of its rule, and some that the rule refuses. */
const valueOf = (rule: Record<string, unknown>, usual: unknown): Arbitrary<unknown> => {
  const format = formatOf(rule as never);
  const {
    oneOf = [],
    tests = [],
    type,
  } = rule as {
    oneOf?: unknown[];
    tests?: { name?: string; params?: { max?: number } }[];
    type: string;
  };
  const max = tests.find(({ name }) => name === 'max')?.params?.max ?? 100;
  if (type === 'number') return fc.constantFrom(0, 1, 1_000_000);
  if (oneOf.length > 0) return fc.constantFrom(...oneOf);
  if (format === 'html') return fc.constantFrom(...RICH);
  if (format === 'date') return fc.constantFrom('1900-01-01', '2024-02-29', '2100-12-31');
  if (format === 'date-time')
    return fc.constantFrom('1900-01-01T00:00:00Z', '2100-12-31T23:59:59.999+14:00', usual ?? '');
  if (format || 'shape' in ((rule.meta as object | undefined) ?? {}))
    return fc.constantFrom(usual ?? '', '');
  return fc.oneof(
    fc.constantFrom(...WORDS),
    fc.constant('x'.repeat(max)),
    fc.constant(usual ?? ''),
  );
};

/** Drafts of a definition. Each field is often as in a usual draft, so that most are accepted. */
const draftsOf = (
  { rules }: Pick<AnyDefinition, 'rules'>,
  usual: Record<string, unknown>,
): Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(
      Object.entries(rules.describe().fields).map(([name, rule]) => [
        name,
        fc.oneof(
          { weight: 4, arbitrary: fc.constant(usual[name] ?? '') },
          valueOf(rule as never, usual[name]),
        ),
      ]),
    ),
  );

/** Words for each translatable field alone, and for all together. */
const translationsOf = (
  definition: AnyDefinition,
  usual: Record<string, unknown>,
): Record<string, string>[] => {
  const words = Object.fromEntries(
    (definition.translatable ?? []).map((field) => {
      const isHtml = formatOf(definition.rules.describe().fields[field] as never) === 'html';
      const own = String(usual[field] ?? '');
      const other = isHtml ? '<p><img src="/uploads/a.png" alt=""></p>' : 'Mawu';
      return [field, shapeOf(definition, field) ? own.replace(/[a-z]+/i, 'Mawu') : other];
    }),
  );
  return [...Object.entries(words).map(([field, text]) => ({ [field]: text })), words];
};

/** Sends calls, and counts those that were accepted. */
const sending = (app: FastifyInstance) => {
  const answers: number[] = [];
  const send = async (
    ...call: [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object]
  ) => {
    const answer = await injectAsAdministrator(app, ...call).catch(() => ({
      status: 204,
      body: {} as Record<string, unknown>,
    }));
    if (answer.status >= 500) throw new Error(`${call[1]} answers ${answer.status}.`);
    answers.push(answer.status);
    return answer;
  };
  return { send, accepted: () => answers.filter((status) => status < 300).length / answers.length };
};

type Drafts = Record<string, Record<string, unknown>[]>;

/** Fills a site by its calls with items in every state. */
const fill = async (app: FastifyInstance, drafts: Drafts) => {
  const { send, accepted } = sending(app);
  const translated = async (
    definition: AnyDefinition,
    at: string,
    usual: Record<string, unknown>,
  ) => {
    if (definition.translatable)
      for (const words of translationsOf(definition, usual))
        await send('PUT', `${at}/translations/ny`, words);
  };
  const states = [{}, { status: 'draft' }, { publishAt: '2099-01-01T00:00:00Z' }];
  for (const definition of DEFINED) {
    const at = `/content/${definition.path}`;
    const usual = contentTypeAt(definition.path).draft;
    for (const [index, draft] of [usual, usual, ...(drafts[definition.path] ?? [])].entries()) {
      const { body } = await send('POST', at, {
        ...draft,
        ...(definition.publishing && states[index % 3]),
      });
      if (!body._id) continue;
      const one = `${at}/${String(body._id)}`;
      await translated(definition, one, draft);
      if (definition.path === 'updates') {
        const comment = {
          updateId: body._id,
          guestName: 'Ann',
          guestEmail: 'ann@example.org',
          commentText: 'Hi',
        };
        const { body: added } = await send('POST', '/content/comments', comment);
        await send('PUT', `/content/comments/${String(added._id)}/status`, { status: 'spam' });
        await send('POST', `/content/comments/${String(added._id)}/block`);
      }
      if (definition.publishing) await send('POST', `${one}/review`, { title: 'Reviewed' });
      if (index > 0) await send('DELETE', one);
      if (index > 1) await send('POST', `${one}/restore`);
      await send('PUT', one, draft);
    }
  }
  for (const singleton of ALL_SINGLETONS) {
    const isHero = singleton.path === pageHeroes.path;
    const at = isHero ? '/content/page-hero' : `/content/${singleton.path}`;
    const one = isHero ? `${at}/about` : at;
    const usual = isHero
      ? { pageIdentifier: 'about', title: 'About', image: '/uploads/a.png' }
      : (SINGLETONS.find(({ path }) => path === singleton.path)?.draft ?? {});
    await send('PUT', at, usual);
    await translated(singleton, one, usual);
    await send('DELETE', one);
    for (const draft of [usual, ...(drafts[singleton.path] ?? [])])
      await send('PUT', at, { ...usual, ...draft });
    await translated(singleton, one, usual);
  }
  const file = '0123456789abcdef-8x6.png';
  const gone = 'fedcba9876543210-8x6.png';
  await addFiles(app.database, [{ file: gone, bytes: 1 }]);
  await send('POST', `/pictures/${gone}/withdraw`);
  await addFiles(app.database, [{ file, bytes: 1, name: 'n'.repeat(200), uploadedBy: 'Ann' }]);
  const texts = { alt: 'A well', caption: 'Mkanda', focus: '100 0' };
  const consent = { showsPeople: true, consentBy: 'Ann', consentFor: ['print'] };
  await send('PUT', `/pictures/${file}`, { ...texts, ...consent });
  const [picture] = await app.database.selectFrom('pictures').select('_id').execute();
  await translated(pictures, `/content/pictures/${String(picture?._id)}`, texts);
  const message = {
    name: 'Ann',
    email: 'ann@example.org',
    subject: 'S',
    message: 'M',
    source: 'contact',
  };
  for (const change of ['read', 'answered', 'note'] as const) {
    const { body } = await send('POST', '/messages', message);
    await send(
      'PUT',
      `/messages/${String(body._id)}/${change}`,
      change === 'note' ? { note: 'N' } : { [change]: true },
    );
    if (change === 'note') await send('DELETE', `/messages/${String(body._id)}`);
  }
  const gift = {
    amount: '15000',
    currency: 'MWK',
    way: 'airtel',
    date: '2026-11-28',
    name: 'Ann',
    contact: 'ann@example.org',
  };
  // The drafted settings may be off.
  await send('PUT', '/content/gift-settings', { accept: 'on' });
  for (const end of ['/receipt/cancel', '/restore']) {
    const { body: announced } = await send('POST', '/gifts', gift);
    const { body: found } = await send('GET', `/gifts?search=${String(announced.reference)}`);
    const [{ _id: id } = { _id: '' }] = found.gifts as { _id: string }[];
    await send('PUT', `/gifts/${id}/state`, { state: 'received' });
    await send('POST', `/gifts/${id}/receipt`);
    if (end === '/restore') await send('DELETE', `/gifts/${id}`);
    await send('POST', `/gifts/${id}${end}`, { reason: 'Bounced' });
  }
  for (const draft of drafts['gift-settings'] ?? [])
    await send('PUT', '/content/gift-settings', draft);
  for (const isDeleted of [false, true]) {
    const { body: event } = await send('POST', '/content/events', {
      ...contentTypeAt('events').draft,
      date: '2099-12-01T08:00:00.000Z',
      ends: '',
      repeats: '',
      repeatsUntil: '',
      capacity: 1,
    });
    const path = `/content/events/${String(event._id)}`;
    await send('POST', `${path}/bookings`, { name: 'Ann', phone: '0991 234 567', count: 1 });
    if (isDeleted) await send('DELETE', path);
  }
  const text = { values: { title: 'Half a ti' }, version: null, number: 1, key: 'k1' };
  await send('PUT', '/autosaves/text1', { form: 'updates:new', ...text });
  await send('PUT', '/alerts', { wanted: true });
  const review = newId();
  await app.database
    .insertInto('text_reviews')
    .values({
      _id: review,
      language: 'ny',
      english: 'Donate',
      reviewer: 'Grace',
      text: 'Thandizani',
      updatedAt: new Date().toISOString(),
    })
    .execute();
  await send('PUT', `/texts/ny/proposals/${review}`);
  // Noted when administrators hear that there was never a backup.
  await writeSiteState(app.database, 'late-backup-told', '');
  return accepted();
};

/** Each table's rows. The time of the last backup is noted after the archive was written. */
const rowsIn = ({ inDatabase }: SharedPlace) =>
  inDatabase(async (database) => {
    const tables = TABLES.backup.map(async (table) => {
      const rows = await untyped<Record<string, unknown>>(database)
        .selectFrom(table)
        .selectAll()
        .orderBy(keyOf(table))
        .execute();
      return [table, rows.filter(({ key }) => key !== 'last-backup')] as const;
    });
    return Object.fromEntries(await Promise.all(tables));
  });

const pictureOf = (ending: string) =>
  canvas(8, 6)
    .toFormat(ending === '.png' ? 'png' : 'jpeg')
    .toBuffer();

const restoreElsewhere = (file: string) =>
  runCommand(['restore', file], environmentOf(empty), Readable.from(['']));

const drafted = fc.record(
  Object.fromEntries(
    [...DEFINED, ...ALL_SINGLETONS].map((definition) => {
      const usual = [...SINGLETONS, ...DEFINED.map(({ path }) => contentTypeAt(path))].find(
        ({ path }) => path === definition.path,
      )?.draft ?? { pageIdentifier: PAGE_KEYS[0], title: 'T', image: '/uploads/a.png' };
      return [
        definition.path,
        fc.array(draftsOf(definition, usual), { minLength: 2, maxLength: 2 }),
      ];
    }),
  ),
);

test('every state that calls accept is archived, verified and restored as it is', async () => {
  await site.addAdministrator();
  const app = await site.serve({ PUBLIC_WRITE_LIMIT: '1000000', SIGN_IN_LIMIT: '1000000' });
  await fc.assert(
    fc.asyncProperty(drafted, async (drafts) => {
      expect(await fill(app, drafts)).toBeGreaterThan(0.6);
      await app.releaseStore('token').grant({ remote: 'shop', prefix: '/shop', by: 'Grace' });
      const before = await rowsIn(site);
      for (const [table, rows] of Object.entries(before))
        if (!['recovery_codes', 'outbox', 'released_files'].includes(table))
          expect([table, rows]).not.toEqual([table, []]);
      const uploads = join(site.folder, 'uploads');
      for (const name of await missingFiles(app.database, folderStore(site.folder)))
        await writeFile(
          join(uploads, name),
          name.endsWith('.pdf') ? '%PDF-1.4' : await pictureOf(extname(name)),
        );
      const file = join(site.folder, 'site.backup');
      await site.admin('backup', file);
      expect(await site.admin('verify', file)).toMatch(
        / is whole\. \d+ records and \d+ picture files read from \S+\.(?: No pages were opened.*)?$/,
      );
      expect(await restoreElsewhere(file)).toMatch(
        /^\d+ records and \d+ picture files read from \S+\.$/,
      );
      expect(await rowsIn(empty)).toEqual(before);
    }),
    { numRuns: 1, endOnFailure: true },
  );
});
