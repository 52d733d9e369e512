import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { expect, test } from '@playwright/test';

import { installedEngines, onPath } from '../../../build/checks/browser/otherEngines';
import { newerNames } from '../../../build/checks/browsers/target.mjs';
import { startStoppable } from '../../federation/stoppableSite';
import { prepared } from '../../fixtures/prepareOnce';
import { scrolledByFocus } from '../../fixtures/scrolledByFocus';
import { comments, received } from '../../fixtures/visitorForm';
import { browserOptions } from '../../fixtures/product/browser';
import { ADMINISTRATOR } from '../../fixtures/product/server';
import type { Driver } from './driver';
import { overBidi } from './overBidi';
import { takeAway } from './takeAway';
import { tabOf, type Tab } from './tab';
import { webKit } from './webKit';

const PICTURE = path.resolve('content-server/demo/pictures/tree-speaker.webp');

/** Chromium without the APIs that the oldest browsers lack. */
const oldChromium = () =>
  overBidi(
    { browser: 'chrome', ...browserOptions(), channel: undefined },
    { work: takeAway, args: [newerNames()] },
  );

const firefox = () => overBidi({ browser: 'firefox', executablePath: onPath('firefox-esr') });

const ENGINES: [name: string, start: () => Promise<Driver<unknown>>][] = [
  ['Firefox', firefox as () => Promise<Driver<unknown>>],
  ['WebKit', webKit as () => Promise<Driver<unknown>>],
];

const installed = installedEngines();

for (const [engine, start] of [
  ...ENGINES.filter(([name]) => installed.includes(name)),
  ['Chromium without newer functions', oldChromium as () => Promise<Driver<unknown>>] as const,
])
  test.describe(engine, () => {
    test.describe.configure({ mode: 'serial' });
    let site: Awaited<ReturnType<typeof startStoppable>>;
    let tab: Tab;
    const title = `A gate, ${randomUUID().slice(0, 8)}`;

    test.beforeAll(async () => {
      site = await startStoppable(prepared().releases);
      tab = tabOf(await start(), site.url);
    });
    test.afterAll(async () => {
      await tab.close();
      await site.stop();
    });

    test('home: the slides change, and a menu opens', async () => {
      await tab.open('/');
      await tab.click('button', 'Next slide');
      await expect
        .poll(() =>
          tab.run(
            () =>
              document
                .querySelector('[aria-roledescription="slide"]:not([inert])')
                ?.getAttribute('aria-label') ?? '',
          ),
        )
        .toMatch(/^2 of/);
      await tab.click('button', 'ABOUT');
      await tab.click('link', 'Our Mission');
      await tab.shows('Our Mission');
    });

    test('news: an update is read and commented on', async () => {
      await tab.open('/news');
      const lines = await tab.run(() =>
        [...document.querySelectorAll('main p')]
          .filter((text) => getComputedStyle(text).webkitLineClamp === '3')
          .map(
            (text) =>
              (text as HTMLElement).offsetHeight / parseFloat(getComputedStyle(text).lineHeight),
          ),
      );
      expect(lines.length).toBeGreaterThan(5);
      expect(Math.max(...lines)).toBeLessThan(3.1);
      // The upper row of the header is hidden after scrolling.
      await tab.run(() => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2));
      await tab.becomes(
        () =>
          getComputedStyle(document.querySelector('header a[href^="tel:"]') as Element).visibility,
        (visibility) => expect(visibility).toBe('hidden'),
      );
      expect(await tab.run(scrolledByFocus), 'scrolled by what sticks').toEqual([]);
      await tab.run(() => document.querySelector<HTMLElement>('main article a')?.click());
      await tab.shows('Comments');
      await tab.type('Name', 'Limbani');
      await tab.type('Email', 'limbani@example.org');
      await tab.type('Comment', title);
      await tab.click('button', 'Submit Comment');
      await expect.poll(async () => (await comments(site.calls, title)).length).toBe(1);
    });

    test('contact: a message is sent', async () => {
      await tab.open('/contact-us');
      const words = {
        Name: 'Grace',
        Email: 'grace@example.org',
        Subject: title,
        Message: 'I can teach tailoring.',
      };
      for (const [label, text] of Object.entries(words)) await tab.type(label, text);
      await tab.click('button', 'Send Message');
      await tab.shows('Your message has been sent successfully!');
      expect(await received(site.calls, title)).toMatchObject([
        { message: 'I can teach tailoring.' },
      ]);
    });

    test('donate: the dialog opens and closes, and a number is copied', async () => {
      await tab.open('/donate');
      await tab.click('button', 'Donate Now');
      await tab.shows('Online giving is not available yet.');
      await tab.click('button', 'OK');
      await tab.click('button', 'Copy Account Number');
      await tab.shows('Cop');
    });

    test('events: the month, the next one, and past events', async () => {
      await tab.open('/events');
      await tab.shows('Coming up');
      await tab.click('link', 'Next month');
      await tab.click('link', 'Past events');
      await tab.shows('Open day at the Ntchisi tree nursery');
    });

    test('the language changes', async () => {
      await tab.open('/mission');
      await tab.click('link', 'Chichewa');
      await tab.becomes(
        () => document.documentElement.lang,
        (lang) => expect(lang).toBe('ny'),
      );
    });

    test('offline: a visited page can be read, any other shows the contact details', async () => {
      await tab.open('/news');
      const cachedPaths = () =>
        tab.run(async () => {
          const pages = await (await caches.open('pages-1')).keys();
          return pages.map(({ url }) => new URL(url).pathname);
        });
      await expect.poll(cachedPaths).toContain('/news');
      await site.stop();
      await tab.open('/news');
      await tab.shows('You are offline. This is the page as you read it on');
      await tab.open('/who-we-serve');
      await tab.shows('You are offline');
      await site.start();
    });

    test('the administrator signs in and searches a list', async () => {
      await tab.open('/admin/login');
      await tab.type('Email', ADMINISTRATOR.email);
      await tab.type('Password', ADMINISTRATOR.password);
      await tab.click('button', 'Log in');
      await tab.shows('Good ');
      await tab.open('/admin/partners?search=Kuunika');
      await tab.shows('Kuunika Sun Works');
    });

    test('an update gets a date, a link and a picture, and is stored', async () => {
      // Filters by two dates of publication.
      await tab.open('/admin/updates?from=2026-11-01&to=2026-11-15');
      // Firefox's native fields have a calendar.
      await tab.becomes(
        () =>
          [...document.querySelectorAll('input[type="date"]')].map(
            (field) =>
              (field.parentElement?.querySelector('button')?.getClientRects().length ?? 0) > 0,
          ),
        (haveButtons) => expect(haveButtons).toEqual(Array(2).fill(engine !== 'Firefox')),
      );
      await tab.click('button', 'Add New Update');
      await tab.type('Title', title);
      // Firefox has a native calendar, in its own window.
      if (engine === 'Firefox') await tab.type('Date', '11152026');
      else {
        await tab.click('button', 'Open calendar');
        await tab.click('cell', '15');
      }
      await tab.type('Description', 'Come and see.');
      await tab.click('button', 'Link');
      await tab.shows('Insert a link');
      await tab.becomes(
        () => document.activeElement?.getAttribute('name'),
        (name) => expect(name).toBe('address'),
      );
      await tab.type('Web address', 'https://example.org/gate');
      await tab.click('button', 'Insert');
      await tab.choose('Upload Image', PICTURE);
      await tab.click('button', 'Add Update');
      await tab.shows('Update item added successfully!');
      const { updates } = await site.calls.getOk<{ updates: Record<string, string>[] }>(
        `/content/updates?search=${encodeURIComponent(title)}`,
      );
      expect(updates).toHaveLength(1);
      expect(updates[0]?.date).toMatch(/-15/);
      expect(updates[0]?.description).toContain('href="https://example.org/gate"');
      expect(updates[0]?.image).toMatch(/^\/uploads\//);
    });

    test('the administrator signs out', async () => {
      await tab.run(() =>
        document.querySelector<HTMLElement>('header button[aria-haspopup="menu"]')?.click(),
      );
      await tab.click('button', 'Logout');
      await tab.shows('Log in');
    });

    test('no page reported an error', async () => {
      await tab.open('/healthz');
      const { body } = await site.calls.send<{ parts: { name: string; visitors?: object }[] }>(
        'GET',
        '/composition',
        {
          as: 'administrator',
        },
      );
      for (const part of body.parts)
        expect(JSON.stringify(part.visitors ?? {})).not.toMatch(/"message"/);
    });
  });
