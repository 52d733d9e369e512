import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TextReviews } from '@charity-site/api-client/entities';
import { exportTexts } from '../../../src/app/commands/texts';
import { editorOf, personOf } from '../../../testing/editors';
import { folderWith } from '../../../testing/folders';
import { post } from '../../../testing/postedForm';
import { readDataBlock } from '../../../testing/readDataBlock';
import { startRealServer } from '../../../testing/realServer';
import { emptySite } from '../../../testing/site';
import { projectRoot } from '../../../src/process/settings/projectRoot';

const { server, call, open } = emptySite(startRealServer);

/** Creates a link. @returns path and query of its page, and its id */
const createLink = async (token?: string) => {
  const { status, body } = await call('POST', '/texts/ny/links', { token });
  expect(status).toBe(201);
  return { href: String(body.path), id: (body.link as { _id: string })._id };
};

/** A reviewer's browser without script. */
const reviewerAt = async (href: string, name = 'Grace') => {
  const started = await post(server, href, { name });
  expect([started.status, started.headers.get('location')]).toEqual([303, href]);
  const cookie = started.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const get = (path = href) => open(path, { cookie });
  /** The page with a text, and the fields of its form. */
  const formOf = async (english: string) => {
    for (let page = 1; ; page += 1) {
      const { status, html } = await get(`${href}&page=${page}`);
      expect(status).toBe(200);
      for (const [item, id = ''] of html.matchAll(/<li id="(\w+)".*?<\/li>/gs))
        if (item.includes(`<p>${english}</p>`)) {
          const present = /name="present" value="([^"]*)"/.exec(item)?.[1] ?? '';
          return { page, item, fields: { text: id, present } };
        }
    }
  };
  return {
    get,
    formOf,
    send: async (english: string, fields: Record<string, string>) =>
      post(
        server,
        href,
        { ...(await formOf(english)).fields, ...fields },
        { cookie, 'sec-fetch-site': 'same-origin' },
      ),
  };
};

const reviews = async () => (await call('GET', '/texts/ny')).body as unknown as TextReviews;
const decide = async (state: 'accepted' | 'dismissed') => {
  const [proposal] = (await reviews()).proposals;
  return call('PUT', `/texts/ny/proposals/${proposal?._id}/state`, {
    body: { state, text: proposal?.text },
  });
};

test('a link opens the texts without account, asks for the name once, and saves each verdict', async () => {
  const { href } = await createLink();
  const first = await open(href);
  expect(first.html).toContain('<label for="name">Your name</label>');
  expect([first.headers.get('cache-control'), first.headers.get('x-robots-tag')]).toEqual([
    'no-store',
    'noindex',
  ]);
  const reviewer = await reviewerAt(href);
  const { html } = await reviewer.get();
  expect(html).toMatch(/>0 of \d+ done</);
  expect(html.match(/<li id=/g)).toHaveLength(15);
  const answer = await reviewer.send('Language', { verdict: 'right' });
  const { fields } = await reviewer.formOf('Skip to content');
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `${href}&page=1#${fields.text}`,
  ]);
  expect((await reviewer.formOf('Language')).item).toContain('You: Right');
  expect((await reviewer.get()).html).toMatch(/>1 of \d+ done</);
  // In other capitals it is the same person; another one has an answer left for each open text.
  expect((await (await reviewerAt(href, 'GRACE')).formOf('Language')).item).toContain('You: Right');
  expect((await (await reviewerAt(href, 'Limbani')).formOf('Language')).item).toContain(
    'Confirmed',
  );
  expect(await reviews()).toMatchObject({
    confirmed: 1,
    reviewers: [{ name: 'Grace', right: 1, better: 0 }],
  });
});

test('a text without a placeholder is sent back beside a sentence, and nothing is lost', async () => {
  const reviewer = await reviewerAt((await createLink()).href);
  const typed = 'Za <b>ife</b> & ena';
  const refused = await reviewer.send('About {site}', { verdict: 'better', better: typed });
  expect(refused.status).toBe(400);
  expect(refused.html).toContain(
    'role="alert">Not saved. Please keep {site} as it is: a value is shown in its place.</p>',
  );
  expect(refused.html).toMatch(/aria-invalid="true"[^>]*>\nZa &lt;b>ife&lt;\/b> &amp; ena</);
  expect((await reviews()).proposals).toEqual([]);
  const plural = { verdict: 'better', better: 'chochitika', betterOther: 'zochitika #' };
  expect((await reviewer.send('{count} events', plural)).html).toContain(
    'Please keep the sign # in both forms',
  );
  const saved = await reviewer.send('{count} events', { ...plural, better: 'chochitika #' });
  expect(saved.status).toBe(303);
});

test('an accepted text is on the next page in Chichewa, also for the browser, and a dismissed one no longer', async () => {
  const textsOf = (html: string) =>
    (readDataBlock(html, 'site-config') as { acceptedTexts?: object }).acceptedTexts;
  const before = await open('/ny');
  expect(before.html).toContain('Perekani');
  expect(textsOf(before.html)).toBeUndefined();
  const reviewer = await reviewerAt((await createLink()).href);
  await reviewer.send('Donate', { verdict: 'better', better: 'Thandizani <ife>' });
  expect((await open('/ny')).html).toBe(before.html);
  expect(await reviews()).toMatchObject({
    confirmed: 0,
    proposals: [
      {
        english: 'Donate',
        present: 'Perekani',
        text: 'Thandizani <ife>',
        reviewer: 'Grace',
        state: 'open',
      },
    ],
  });
  expect((await decide('accepted')).status).toBe(200);
  const { html } = await open('/ny');
  expect(html).toContain('Thandizani &lt;ife&gt;');
  expect(textsOf(html)).toEqual({ Donate: 'Thandizani <ife>' });
  expect((await open('/')).html).not.toMatch(/acceptedTexts|Thandizani/);
  // The browser renders it.
  expect(textsOf((await open('/ny', { 'x-rendering': 'off' })).html)).toEqual(textsOf(html));
  expect(await reviews()).toMatchObject({ confirmed: 1, proposals: [{ state: 'accepted' }] });
  expect((await decide('dismissed')).status).toBe(200);
  expect((await open('/ny')).html).toContain('Perekani');
  expect(await reviews()).toMatchObject({ confirmed: 0, proposals: [{ state: 'dismissed' }] });
});

test('a text that the reviewer has changed is not accepted unseen', async () => {
  const reviewer = await reviewerAt((await createLink()).href);
  await reviewer.send('Donate', { verdict: 'better', better: 'Thandizani' });
  const [seen] = (await reviews()).proposals;
  await reviewer.send('Donate', { verdict: 'better', better: 'Patsani' });
  const path = `/texts/ny/proposals/${seen?._id}/state`;
  expect(await call('PUT', path, { body: { state: 'accepted', text: seen?.text } })).toMatchObject({
    status: 409,
    body: { message: 'The reviewer has changed this text in the meantime.' },
  });
});

test('a link ends when it is ended, expires, or its creator is no administrator any more', async () => {
  const other = await personOf(call, { name: 'Mercy', role: 'administrator' });
  const links = [await createLink(), await createLink(other), await createLink()];
  await call('DELETE', `/texts/ny/links/${links[0]?.id}`);
  const { body: people } = await call('GET', '/people');
  const mercy = (people.people as { _id: string; name: string }[]).find(
    ({ name }) => name === 'Mercy',
  );
  await call('PUT', `/people/${mercy?._id}/role`, { body: { role: 'editor' } });
  await server.database
    .updateTable('text_review_links')
    .set({ endsAt: new Date().toISOString() })
    .where('_id', '=', links[2]?.id ?? '')
    .execute();
  for (const { href } of [...links, { href: '/text-review' }]) {
    const { status, html } = await open(href);
    expect([status, html.includes('This link has ended.')]).toEqual([410, true]);
    const posted = await post(server, href, { name: 'Grace' });
    expect(posted.status).toBe(410);
  }
  expect((await call('POST', '/texts/ny/links', { token: await editorOf(call) })).status).toBe(403);
  const fresh = await createLink();
  const elsewhere = await post(
    server,
    fresh.href,
    { name: 'G' },
    { 'sec-fetch-site': 'cross-site' },
  );
  expect(elsewhere.status).toBe(403);
});

test('the export writes accepted and confirmed texts as the repository has them', async () => {
  const file = join(await folderWith({}), 'ny.ts');
  await copyFile(join(projectRoot(), 'api-client/src/languages/ny.ts'), file);
  const before = await readFile(file, 'utf8');
  const reviewer = await reviewerAt((await createLink()).href);
  await reviewer.send('Language', { verdict: 'right' });
  await reviewer.send('Donate', { verdict: 'better', better: "Thandizani 'ife'" });
  await reviewer.send('Search', { verdict: 'better', better: 'Sakani' });
  const { proposals } = await reviews();
  const donate = proposals.find(({ english }) => english === 'Donate');
  await call('PUT', `/texts/ny/proposals/${donate?._id}/state`, {
    body: { state: 'accepted', text: donate?.text },
  });
  expect(await exportTexts(server, file)).toBe(
    `Written to ${file}: 1 texts changed, 2 moved to the confirmed ones.`,
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
});
