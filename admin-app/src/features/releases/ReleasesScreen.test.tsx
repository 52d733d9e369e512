/** @jest-environment ./jest/screen-environment.mjs */
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '../../../test/answer';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getQueryClient } from '@charity-site/api-client/http';
import { renderAdmin } from '../../../test/renderAdmin';
import { visitorsText, type SitePart } from '@charity-site/api-client/entities';
import { checkText, stateOf } from './words';
import { write } from '../../../test/write';
import {
  CHECKED,
  live,
  putCheck,
  putLive,
  registry,
  registryFile,
  release,
  releasesDir,
  shellDir,
  startWithReleases,
  writeRegistry,
} from '../../../test/releasesOnDisk';

startWithReleases();

const report = (version: string) =>
  fetch(`${contentServer.url}/api/reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      remote: 'public-site',
      version,
      reports: [
        {
          kind: 'load',
          file: '/static/js/news.js',
          name: 'ChunkLoadError',
          message: 'missing',
          ms: 1200,
        },
        { kind: 'vital', name: 'LCP', value: 1700 },
      ],
    }),
  });

/** Opens a page as a visitor does. */
const visit = async () => {
  await mkdir(shellDir(), { recursive: true });
  await writeFile(path.join(shellDir(), 'index.html'), '<!doctype html><title>Shell</title>');
  expect((await fetch(`${contentServer.url}/news`)).status).toBe(200);
};

const GO_BACK = 'Restore previous version: Public website';
const WHY = 'Why? (one line, shown in the history)';

test('says what is live and what visitors met, and goes back and forth after asking', async () => {
  for (let views = 0; views < 40; views += 1) await visit();
  for (const version of ['0.2.0-new', '0.2.0-new', 'never-released'])
    expect((await report(version)).status).toBe(202);
  renderAdmin('/admin/releases');
  const part = within(await screen.findByRole('article', { name: 'Public website' }));
  expect(
    screen.getByText(
      /^The website's software is updated in three parts\. If something broke after an update,/,
    ),
  ).toBeVisible();
  expect(part.getByText('Version: 0.2.0-new')).not.toBeVisible();
  await userEvent.click(part.getByText('Technical details'));
  const met =
    '1 visitor met an error in 40 page views of the last 7 days (2.5 %). For three of four visitors, pages showed their main content within 1.8 seconds.';
  for (const text of [
    'Problems reported',
    'Version: 0.2.0-new',
    'Previous version: 0.1.0-old',
    '20 November 2026, 10:00',
    met,
    'A file did not load (1 visitor). Browsers reported this; it is not verified.',
    'load on other: static/js/news.js: ChunkLoadError: missing (1 visitor, after up to 1.2 s)',
    'Nobody opened it in the last 7 days.',
    'It was not checked.',
  ])
    expect(part.getByText(text)).toBeVisible();

  await userEvent.click(part.getByRole('button', { name: GO_BACK }));
  const question = await screen.findByRole('alertdialog', {
    name: /^Restore the previous version of the public website, released on 18 November 2026, 10:00\?/,
  });
  expect(question).toHaveTextContent(
    'Your content is not affected, and you can return the same way.',
  );
  expect(await live()).toBe('0.2.0-new');
  write(await screen.findByLabelText(WHY), 'The menu did not open on phones.');
  await answer('Restore');
  const done =
    /^Public website: the version released on 18 November 2026, 10:00 is live again.* Pages that are open now do not change until they are reloaded\.$/;
  expect(await screen.findByText(done)).toBeVisible();
  expect(await live()).toBe('0.1.0-old');
  const history = within(await screen.findByRole('list', { name: 'History' }));
  expect(history.getByText(/, by admin@example\.org$/)).toBeVisible();
  expect(history.getByText('The menu did not open on phones.')).toBeVisible();
  for (const text of [
    'No problems known',
    'It was released on 20 November 2026, 10:00.',
    'Another version of the public website was restored',
  ])
    expect(screen.getByText(text)).toBeVisible();
  const facts = ['Visitors', 'Visitors of the previous version'].map((name) =>
    screen.getByText(name),
  );
  expect(facts.map(({ nextElementSibling }) => nextElementSibling?.textContent)).toEqual([
    'Nobody opened it in the last 7 days.',
    met,
  ]);
  expect(screen.getByText(/: public-site 0\.1\.0-old, replacing 0\.2\.0-new$/)).toBeInTheDocument();

  // After a rollback the button names the newer version.
  await userEvent.click(
    await screen.findByRole('button', { name: 'Return to the newer version: Public website' }),
  );
  expect(await screen.findByLabelText(WHY)).toHaveValue('');
  await answer('Return');
  expect(await screen.findByText(/^Public website: the newer version is live again/)).toBeVisible();
  expect(await live()).toBe('0.2.0-new');
});

test('says how many page views had no error', () => {
  const summary = { visits: 3, visitorsWithErrors: 0, days: 7, causes: [] };
  expect(visitorsText(summary)).toBe(
    'No visitor reported an error in 3 page views of the last 7 days.',
  );
});

test.each<[verified: boolean, pages: string[] | undefined, state: string, text: string]>([
  [
    false,
    undefined,
    'No problems known',
    'Fits the site. Its team reports that it opened in a browser; the site has not verified this.',
  ],
  [true, undefined, 'Checked and working', 'Fits the site, and opened in a browser.'],
  [
    false,
    ['/', '/news'],
    'No problems known',
    'Fits the site. Checked by its team: 2 pages on phone and desktop; the site has not verified this.',
  ],
])(
  'a check that is verified: %s, with the pages %j, reads as such',
  (verified, pages, state, text) => {
    const part = {
      verdict: { objections: [], smoke: { outcome: 'passed', pages }, verified },
    } as unknown as SitePart;
    expect([stateOf(part).text, checkText(part)]).toEqual([state, text]);
  },
);

test('a check on the own machine of the site is called its own; what the site itself finds counts, whatever was reported', async () => {
  await putLive(CHECKED, '0.1.0-old');
  await putCheck(true, '1.0.0', ['/', '/news']);
  renderAdmin('/admin/releases');
  let part = within(await screen.findByRole('article', { name: 'Public website' }));
  expect(part.getByText('Checked and working')).toBeVisible();
  expect(part.getByText('Fits the site. Checked: 2 pages on phone and desktop.')).toBeVisible();
  await userEvent.click(part.getByText('Technical details'));
  expect(
    part.getByText('Size: 81 kB for a first visit, 240 kB for all pages together'),
  ).toBeVisible();

  cleanup();
  await putCheck(true, '2.0.0');
  getQueryClient().clear();
  renderAdmin('/admin/releases');
  part = within(await screen.findByRole('article', { name: 'Public website' }));
  expect(part.getByText('Did not pass its check')).toBeVisible();
  const misfit =
    /^Does not fit the site: public-site is written for the shell contract \^1\.0\.0, but the shell offers 2\.0\.0\./;
  expect(part.getByText(misfit)).toBeVisible();
});

test('a version that was refused shows with its cause, the messages and a screenshot, until another one is live', async () => {
  const name = `public-site/${'a'.repeat(32)}.jpg`;
  const refused = {
    remote: 'public-site',
    version: '0.4.0-refused',
    shell: 'shell-1',
    objections: [],
    smoke: {
      outcome: 'failed',
      note: '/donate (phone): it threw nothing to give',
      failedPage: {
        path: '/donate',
        width: 360,
        console: ['TypeError: nothing to give'],
        screenshot: name,
      },
    },
    at: '2026-11-22T08:00:00.000Z',
    by: 'the public-site team',
  };
  await mkdir(shellDir(), { recursive: true });
  await mkdir(path.join(releasesDir(), '.screenshots/public-site'), { recursive: true });
  const offered = { version: 'shell-1', contract: '1.0.0', shared: {} };
  await writeFile(path.join(shellDir(), 'shell.json'), JSON.stringify(offered));
  await writeFile(path.join(releasesDir(), '.screenshots', name), Buffer.from([0xff, 0xd8, 0xff]));
  await writeFile(path.join(releasesDir(), 'verdicts.json'), JSON.stringify([refused]));
  renderAdmin('/admin/releases');
  const part = within(
    await screen.findByRole('region', { name: 'Refused version: Public website' }),
  );
  const when = '22 November 2026, 10:00, by the public-site team';
  const text = `A newer version did not pass its check on ${when}. Visitors do not get it. Its team reports this.`;
  expect(part.getByText(text)).toBeVisible();
  expect(part.getByText('/donate (phone): it threw nothing to give')).toBeVisible();
  expect(
    await part.findByRole('img', { name: 'The page /donate during the check' }),
  ).toHaveAttribute(
    'src',
    `data:image/jpeg;base64,${Buffer.from([0xff, 0xd8, 0xff]).toString('base64')}`,
  );
  expect(part.getByText('What the browser showed at /donate, 360 pixels wide')).toBeVisible();
  await userEvent.click(part.getByText('Messages of the browser'));
  expect(part.getByText('TypeError: nothing to give')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: GO_BACK }));
  await answer('Restore');
  expect(
    await screen.findByText(/^Public website: the version released on 18 November/),
  ).toBeVisible();
  expect(
    screen.queryByRole('region', { name: 'Refused version: Public website' }),
  ).not.toBeInTheDocument();
});

test.each([
  [
    'given to all visitors',
    'Give it to all visitors: Public website',
    /^Give the new version of the public website to all visitors\?/,
    'Give it to all',
    /^Public website: all visitors get the new version\./,
    '0.3.0-other',
    'The new version of the public website went live for all visitors',
  ],
  [
    'taken back',
    'Take it back: Public website',
    /^Take the new version of the public website back\?/,
    'Take it back',
    /^Public website: all visitors get the same version again\./,
    '0.2.0-new',
    'The new version of the public website was taken back from the visitors who had it',
  ],
])(
  'a version that a share of the visitors see is %s after asking',
  async (_what, button, question, confirm, done, version, entry) => {
    await putCheck(true, '1.0.0');
    const canary = {
      release: release(CHECKED),
      share: 10,
      since: '2026-11-21T08:00:00.000Z',
      by: 'the public-site team',
    };
    await putLive('0.2.0-new', undefined, canary);
    renderAdmin('/admin/releases');
    const part = within(await screen.findByRole('article', { name: 'Public website' }));
    const shown =
      '10% of the visitors have seen a new version since 21 November 2026, 10:00, by the public-site team.';
    expect(part.getByText(shown)).toBeVisible();
    expect(part.getAllByText('Nobody opened it in the last 7 days.').at(-1)).toBeVisible();
    await userEvent.click(part.getByRole('button', { name: button }));
    await screen.findByRole('alertdialog', { name: question });
    expect(await live()).toBe('0.2.0-new');
    await answer(confirm);
    expect(await screen.findByText(done)).toBeVisible();
    expect(await live()).toBe(version);
    expect(screen.queryByText(shown)).not.toBeInTheDocument();
    expect(screen.getByText(entry)).toBeVisible();
  },
);

test('the shell is one of the parts, and is rolled back like the others', async () => {
  const shellOf = (version: string, day: number) => ({
    version,
    contract: '1.2.0',
    releasedAt: `2026-11-${day}T08:00:00.000Z`,
  });
  const [before, live] = [shellOf('0.1.0-before', 10), shellOf('0.2.0-live', 11)];
  for (const { version, contract, releasedAt } of [before, live]) {
    const folder = path.join(releasesDir(), 'shell', version);
    const record = {
      remote: 'shell',
      release: { version, contract, integrity: {}, releasedAt },
      shared: {},
    };
    await mkdir(folder, { recursive: true });
    await writeFile(
      path.join(folder, 'shell.json'),
      JSON.stringify({ version, contract, shared: {} }),
    );
    await writeFile(path.join(folder, '.release.json'), JSON.stringify(record));
  }
  await writeRegistry({ shell: { ...live, previous: before } });
  renderAdmin('/admin/releases');
  const part = within(await screen.findByRole('article', { name: 'Site frame' }));
  await userEvent.click(part.getByRole('button', { name: 'Restore previous version: Site frame' }));
  await answer('Restore');
  expect(
    await screen.findByText(
      /^Site frame: the version released on 10 November 2026, 10:00 is live again/,
    ),
  ).toBeVisible();
  expect(screen.getByText('Another version of the site frame was restored')).toBeVisible();
  expect((await registry()).shell?.version).toBe('0.1.0-before');
});

test('a part that was released once only has nothing to go back to, and where nothing was released it says so', async () => {
  await putLive('0.2.0-new');
  renderAdmin('/admin/releases');
  expect(await screen.findByText('There is no previous version yet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: GO_BACK })).not.toBeInTheDocument();
  cleanup();
  getQueryClient().clear();
  await rm(registryFile());
  renderAdmin('/admin/releases');
  expect(await screen.findByText('Nothing has been released yet.')).toBeVisible();
});

/** Adds a shop that contributes to other pages. */
const addShop = async () => {
  const shop = {
    ...release('0.2.0-new'),
    name: 'shop',
    manifest: '/remotes/shop/0.2.0-new/mf-manifest.json',
    prefixes: ['/shop'],
    contributions: [
      { at: 'menu', label: 'Our shop', path: '/shop' },
      { at: 'home.beforeFooter', label: 'Latest gifts', module: './LatestGifts' },
    ],
  };
  await writeRegistry({ remotes: [...(await registry()).remotes, shop] });
};
const off = async () => (await registry()).off;

test('a part, and what it adds to other pages, is switched off after asking, and on again; what the site needs cannot be', async () => {
  await addShop();
  renderAdmin('/admin/releases');
  const shop = within(await screen.findByRole('article', { name: 'shop' }));
  expect(
    screen.queryByRole('button', { name: 'Switch off: Public website' }),
  ).not.toBeInTheDocument();
  await userEvent.click(shop.getByRole('button', { name: 'Switch off: shop' }));
  expect(await screen.findByRole('alertdialog', { name: /^Switch off shop\?/ })).toHaveTextContent(
    'Its pages read "This part of the website is closed at the moment."',
  );
  await answer('Cancel');
  expect(await off()).toBeUndefined();
  await userEvent.click(await shop.findByRole('button', { name: 'Switch off: shop' }));
  await answer('Switch off');
  expect(
    await shop.findByText('Switched off: shop. Visitors notice with the next page they open.'),
  ).toBeVisible();
  expect(shop.getByText('Switched off')).toBeVisible();
  expect(await off()).toEqual(['shop']);
  const history = within(await screen.findByRole('list', { name: 'History' }));
  expect(history.getByText('Switched off: shop')).toBeVisible();
  await userEvent.click(await shop.findByRole('button', { name: 'Switch on: shop' }));
  expect(
    await shop.findByText('Switched on: shop. Visitors notice with the next page they open.'),
  ).toBeVisible();
  expect(await off()).toBeUndefined();

  const list = within(await screen.findByRole('list', { name: 'What shop adds to other pages' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Our shop, in the menuSwitch off',
    'Latest gifts, at the end of the home pageSwitch off',
  ]);
  await userEvent.click(list.getByRole('button', { name: 'Switch off: Our shop, in the menu' }));
  expect(
    await list.findByRole('button', { name: 'Switch on: Our shop, in the menu' }),
  ).toBeVisible();
  expect(await off()).toEqual(['shop menu /shop']);

  // Somebody else was faster.
  await writeRegistry({ off: [] });
  await userEvent.click(list.getByRole('button', { name: 'Switch on: Our shop, in the menu' }));
  expect(
    await screen.findByText(
      /^Failed to switch on: Our shop, in the menu\. .*is switched on already/,
    ),
  ).toBeVisible();
});
