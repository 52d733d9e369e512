import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import {
  CASE_STUDY_CATEGORIES,
  CONTENT_TYPES,
  comments as commentType,
  messages as messageType,
  PAGE_KEYS,
  pageHeroes as pageHeroType,
  SINGLETONS,
  USE_CASE_CATEGORIES,
} from '@charity-site/api-client/entities';
import descriptions from '../../../demo/pictures.json';
import { sanitizeRichText } from '../../db/texts/sanitize';
import { calendarFrom } from './calendar';
import { demoDrafts } from './drafts';

const names = new Set(
  readdirSync(join(__dirname, '../../../demo/pictures')).map((file) => parse(file).name),
);
const used = new Set<string>();
const documents = readdirSync(join(__dirname, '../../../demo/documents'));
const addressOf = (name: string) => {
  if (documents.includes(name)) return '/uploads/0123456789abcdef.pdf';
  if (!names.has(name)) throw new Error(`No picture '${name}'.`);
  used.add(name);
  return `/uploads/${[...names].indexOf(name).toString(16).padStart(16, '0')}-1200x800.jpg`;
};
const START = new Date('2026-11-21T07:00:00Z');
const drafts = demoDrafts('Lamp of Mercy Trust', addressOf, calendarFrom(START, 'Africa/Blantyre'));
const { lists, singletons, comments, messages, pageHeroes } = drafts;
const everything = JSON.stringify(drafts);

const DAY = 86_400_000;
const localDay = (instant: string) =>
  new Date(Date.parse(instant) + 2 * 3_600_000).toISOString().slice(0, 10);

describe('demo content', () => {
  test('uses and describes every committed image, and shows none more than twice', () => {
    expect([...names].filter((name) => !used.has(name))).toEqual([]);
    const uses = everything.match(/\/uploads\/[0-9a-f]{16}-1200x800\.jpg/g) ?? [];
    expect(
      [...names].filter((name) => uses.filter((use) => use === addressOf(name)).length > 2),
    ).toEqual([]);
    expect(Object.keys(descriptions).sort()).toEqual([...names].sort());
    expect(Object.entries(descriptions).filter(([, { alt }]) => alt.trim() === '')).toEqual([]);
  });

  test('has a hero for every page', () => {
    expect(pageHeroes.map((hero) => hero.pageIdentifier).sort()).toEqual([...PAGE_KEYS].sort());
  });

  test('follows the rules of every entity', async () => {
    // The demo site has no pages of its own: its menu is the specified one.
    for (const { path, rules } of CONTENT_TYPES.filter((type) => type.path !== 'pages'))
      for (const { draft } of lists[path as keyof typeof lists])
        await expect(rules.validate(draft, { strict: true })).resolves.toEqual(draft);
    for (const [path, draft] of Object.entries(singletons)) {
      const rules = SINGLETONS.find((singleton) => singleton.path === path)?.rules;
      await expect(rules?.validate(draft, { strict: true })).resolves.toEqual(draft);
    }
    for (const hero of pageHeroes) await pageHeroType.rules.validate(hero, { strict: true });
    for (const { draft } of comments)
      await commentType.rules.validate({ ...draft, updateId: 'some-id' }, { strict: true });
    for (const { draft } of messages) await messageType.rules.validate(draft, { strict: true });
  });

  test('covers every category', () => {
    expect(new Set(lists['case-studies'].map(({ draft }) => draft.category))).toEqual(
      new Set(CASE_STUDY_CATEGORIES),
    );
    expect(new Set(lists['use-cases'].map(({ draft }) => draft.category))).toEqual(
      new Set(USE_CASE_CATEGORIES),
    );
  });

  test('gives no two items of a list the same picture, file or title', () => {
    for (const items of Object.values(lists)) {
      const drawn = items.map(({ draft }) =>
        'logo' in draft ? draft.logo : 'file' in draft ? draft.file : draft.image,
      );
      const titles = items.map(({ draft }) => ('name' in draft ? draft.name : draft.title));
      expect(new Set(drawn).size).toBe(items.length);
      expect(new Set(titles).size).toBe(items.length);
    }
  });

  test.each(['2026-11-21T07:00:00Z', '2027-02-28T23:30:00Z', '2027-12-29T04:00:00Z'])(
    'puts two events on one day and most within two months, also when it starts at %s',
    (start) => {
      const calendar = calendarFrom(new Date(start), 'Africa/Blantyre');
      const { events } = demoDrafts('Lamp of Mercy Trust', addressOf, calendar).lists;
      const days = events.map(({ draft }) => localDay(draft.date));
      expect(days.length - new Set(days).size).toBe(1);
      const near = events.filter(
        ({ draft }) => Math.abs(Date.parse(draft.date) - Date.parse(start)) < 61 * DAY,
      );
      expect(near.length).toBeGreaterThanOrEqual(10);
      const upcoming = events.filter(({ draft }) => Date.parse(draft.date) >= Date.parse(start));
      expect(upcoming.length).toBeGreaterThanOrEqual(10);
    },
  );

  test('has events at usual local hours, and no other dates after the start', () => {
    for (const { draft } of lists.events) {
      const hour = Number(
        new Date(Date.parse(draft.date) + 2 * 3_600_000).toISOString().slice(11, 13),
      );
      expect([6 <= hour, hour < 20]).toEqual([true, true]);
    }
    for (const { draft, createdAt } of [
      ...lists.updates,
      ...lists['case-studies'],
      ...comments,
      ...messages,
    ]) {
      expect(createdAt.getTime()).toBeLessThan(START.getTime());
      if ('date' in draft) expect(draft.date <= '2026-11-21').toBe(true);
    }
    for (const { update, createdAt } of comments)
      expect(createdAt.getTime()).toBeGreaterThan(
        lists.updates[update]?.createdAt.getTime() ?? Infinity,
      );
  });

  test('gives one message a very long subject', () => {
    expect(messages.filter(({ draft }) => draft.subject.length > 150)).toHaveLength(1);
    expect(new Set(messages.map(({ draft }) => draft.source))).toEqual(
      new Set(['contact', 'get-involved']),
    );
  });

  test('has only example.org addresses, the sample phone number and an account marked as a sample', () => {
    const emails = everything.match(/[\w.+-]+@[\w.-]+/g) ?? [];
    expect(emails.length).toBeGreaterThan(20);
    expect(emails.filter((email) => !email.endsWith('@example.org'))).toEqual([]);
    const sites = everything.match(/https?:\/\/[^/"]+/g) ?? [];
    expect(new Set(sites)).toEqual(new Set(['https://example.org']));
    expect(new Set(everything.match(/\+\d[\d ]+\d/g))).toEqual(new Set(['+265 1 000 000']));
    const { bankName, accountNumber, swiftCode } = singletons['donation-details'];
    expect(bankName).toMatch(/not a real bank/);
    expect(accountNumber).toMatch(/^[0 ]+$/);
    expect(swiftCode).toMatch(/^SAMPLE/);
  });

  test('has rich text that the sanitiser leaves unchanged, with every kind of element and valid links', () => {
    const texts = [
      ...lists.updates.map(({ draft }) => draft.description),
      ...lists.events.map(({ draft }) => draft.description),
      ...lists.projects.map(({ draft }) => draft.description),
      ...lists['case-studies'].map(({ draft }) => draft.content),
      ...lists['use-cases'].map(({ draft }) => draft.content),
    ];
    for (const text of texts) expect(sanitizeRichText(text)).toBe(text);
    const all = texts.join('');
    for (const tag of ['h1', 'h2', 'p', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'a', 'img'])
      expect(all).toMatch(new RegExp(`<${tag}[ >]`));
    expect(all).not.toContain('picture:');
    const paths = new Set([...all.matchAll(/href="([^"]*)"/g)].map(([, path]) => path));
    const pages =
      '/news /projects /donate /case-studies /use-cases /get-involved /contact-us /documents'.split(
        ' ',
      );
    expect([...paths].filter((path) => !pages.includes(path ?? ''))).toEqual([]);
  });

  test('uses the letters that are written in Malawi, including ŵ', () => {
    expect(everything).toContain('Kaŵale');
    expect(everything).not.toMatch(/lorem|ipsum|todo/i);
  });
});
