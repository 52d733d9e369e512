import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TextReviews } from '@charity-site/api-client/entities';
import { exportTexts } from '../../../src/app/commands/texts';
import { editorOf } from '../../../testing/editors';
import { folderWith } from '../../../testing/folders';
import { unrendered } from '../../../testing/open';
import { post } from '../../../testing/postedForm';
import { readDataBlock } from '../../../testing/readDataBlock';
import { startRealServer } from '../../../testing/realServer';
import { emptySite } from '../../../testing/site';
import { projectRoot } from '../../../src/process/settings/projectRoot';

const { server, call, open } = emptySite(startRealServer);

/** Creates a link. @returns path and query of its page */
const createLink = async (name = 'Grace') => {
  const { status, body } = await call('POST', '/texts/ny/links', { body: { name } });
  expect(status).toBe(201);
  return String(body.path);
};

const answer = (href: string, english: string, text: string) =>
  post(server, href, { english, text });

const reviews = async () => (await call('GET', '/texts/ny')).body as unknown as TextReviews;

/** Accepts or dismisses the proposal for an English text. */
const decide = async (method: 'PUT' | 'DELETE', english: string) => {
  const { proposals } = await reviews();
  const id = proposals.find((proposal) => proposal.english === english)?._id;
  return call(method, `/texts/ny/proposals/${id}`);
};

test('a link shows the texts one by one without account, and saves each answer', async () => {
  const href = await createLink();
  const first = await open(href);
  expect(first.headers.get('cache-control')).toBe('no-store');
  expect(first.html).toContain('<meta name="robots" content="noindex">');
  expect(first.html).toMatch(/>0 of \d+ done<.*<p>Language<\/p><p lang="ny">Chinenero</s);
  const saved = await answer(href, 'Language', 'Chinenero');
  expect([saved.status, saved.headers.get('location')]).toEqual([303, `${href}&text=2`]);
  expect((await open(href)).html).toMatch(/>1 of \d+ done<.*<p>Skip to content<\/p>/s);
  expect((await open(`${href}&text=1`)).html).toContain('You: Right');
  // Another speaker begins at the first text that nobody has confirmed.
  const other = await createLink('Limbani');
  expect((await open(other)).html).toContain('<p>Skip to content</p>');
  expect((await open(`${other}&text=1`)).html).toContain('Confirmed');
  // Who objects to it leaves it to the administrator.
  await answer(other, 'Language', 'Chiyankhulo');
  expect(await reviews()).toMatchObject({
    confirmed: 0,
    reviewers: [
      { name: 'Grace', right: 1, better: 0 },
      { name: 'Limbani', right: 0, better: 1 },
    ],
  });
});

test('a text without a placeholder is sent back beside a sentence, and nothing is lost', async () => {
  const href = await createLink();
  const rejected = await answer(href, 'About {site}', 'Za <b>ife</b> & ena');
  expect(rejected.status).toBe(400);
  expect(rejected.html).toContain(
    'role="alert">Not saved. Please keep {site}, and write no other { or }: a value is shown in its place.</p>',
  );
  expect(rejected.html).toMatch(/aria-invalid="true"[^>]*>\nZa &lt;b>ife&lt;\/b> &amp; ena</);
  expect((await answer(href, 'Donate', ' ')).html).toContain('Please write a text');
  expect((await answer(href, 'Donate', 'Thandizani {ife}')).html).toContain(
    'Please write no { or }.',
  );
  expect((await answer(href, '{count} events', 'chochitika\r\nzochitika #')).html).toContain(
    'Please keep # in both lines',
  );
  expect((await reviews()).proposals).toEqual([]);
  expect((await answer(href, '{count} events', 'chochita #\r\nzochita #')).status).toBe(303);
  expect((await reviews()).proposals).toMatchObject([
    { present: 'chochitika #\nzochitika #', text: 'chochita #\nzochita #' },
  ]);
});

test('an accepted text is on the next page in Chichewa, also for the browser, and a dismissed one no longer', async () => {
  const textsOf = (html: string) =>
    (readDataBlock(html, 'site-config') as { acceptedTexts?: object }).acceptedTexts;
  const before = await open('/ny');
  expect(before.html).toContain('Perekani');
  expect(textsOf(before.html)).toBeUndefined();
  await answer(await createLink('Limbani'), 'Donate', 'Perekani');
  await answer(await createLink(), 'Donate', 'Thandizani <ife>');
  expect((await open('/ny')).html).toBe(before.html);
  const proposal = { english: 'Donate', text: 'Thandizani <ife>', reviewer: 'Grace' };
  expect(await reviews()).toMatchObject({
    confirmed: 0,
    proposals: [{ ...proposal, present: 'Perekani' }],
  });
  expect((await decide('PUT', 'Donate')).status).toBe(200);
  const { html } = await open('/ny');
  expect(html).toContain('Thandizani &lt;ife&gt;');
  expect(textsOf(html)).toEqual({ Donate: 'Thandizani <ife>' });
  expect((await open('/')).html).not.toMatch(/acceptedTexts|Thandizani/);
  // The browser renders it.
  expect(textsOf((await open('/ny', unrendered(server))).html)).toEqual(textsOf(html));
  expect(await reviews()).toMatchObject({
    confirmed: 1,
    reviewers: [{ name: 'Grace' }],
    proposals: [{ ...proposal, present: proposal.text }],
  });
  expect((await decide('DELETE', 'Donate')).status).toBe(200);
  expect((await open('/ny')).html).toContain('Perekani');
  expect(await reviews()).toMatchObject({ confirmed: 0, proposals: [] });
});

test('a text that the speaker has changed is not accepted unseen', async () => {
  const href = await createLink();
  await answer(href, 'Donate', 'Thandizani');
  const [seen] = (await reviews()).proposals;
  await answer(href, 'Donate', 'Patsani');
  expect(await call('PUT', `/texts/ny/proposals/${seen?._id}`)).toMatchObject({
    status: 404,
    body: { message: 'Proposal not found.' },
  });
});

test('a link works for a month, whatever its creator previews, and is for administrators to create', async () => {
  const href = await createLink();
  for (let count = 0; count < 51; count += 1)
    await call('POST', '/content/updates/previews', { body: { title: 'A well' } });
  expect((await open(href)).status).toBe(200);
  await server.database
    .updateTable('item_previews')
    .set({ endsAt: new Date().toISOString() })
    .execute();
  for (const path of [href, '/text-review']) {
    const { status, html } = await open(path);
    expect([status, html.includes('This link has ended.')]).toEqual([410, true]);
    expect((await answer(path, 'Donate', 'Thandizani')).status).toBe(410);
  }
  const token = await editorOf(call);
  expect((await call('POST', '/texts/ny/links', { token, body: { name: 'G' } })).status).toBe(403);
});

test('the export writes accepted and confirmed texts as the repository has them', async () => {
  const folder = await folderWith({});
  const file = join(folder, 'ny.ts');
  await copyFile(join(projectRoot(), 'api-client/src/languages/ny.ts'), file);
  const before = await readFile(file, 'utf8');
  const href = await createLink();
  await answer(href, 'Language', 'Chinenero');
  await answer(href, 'Donate', "Thandizani 'ife'");
  await answer(href, 'Search', 'Sakani');
  await decide('PUT', 'Donate');
  expect(await exportTexts(server.database, folder)).toBe(
    `${file}: 2 texts moved to the confirmed ones.`,
  );
  expect(await readFile(file, 'utf8')).toBe(
    before
      .replace("    Language: 'Chinenero',\n", '')
      .replace("    Donate: 'Perekani',\n", '')
      .replace(
        '  reviewed: {},\n',
        `  reviewed: {\n    Language: 'Chinenero',\n    Donate: "Thandizani 'ife'",\n  },\n`,
      ),
  );
  await writeFile(file, before.replace("Donate: 'Perekani'", 'Donate: `Perekani`'));
  await expect(exportTexts(server.database, folder)).rejects.toThrow(
    `“Donate” is not in ${file}, or is formatted otherwise.`,
  );
});
