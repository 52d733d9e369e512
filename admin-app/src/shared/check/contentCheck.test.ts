import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FormField } from '../fields/fields';
import { checkContent, linksOf, pictureAdvice } from './checkContent';
import { lixOf } from './readingAdvice';

const fields: FormField<string>[] = [
  { kind: 'text', name: 'title', label: 'Title', recommendedLength: 20 },
  { kind: 'richText', name: 'description', label: 'Description' },
];
const adviceOn = (description: string, title = 'A well') =>
  checkContent(fields, { title, description });

const HARD =
  'Notwithstanding organisational circumstances, beneficiaries participating throughout implementation demonstrated considerable sustainability, '.repeat(
    6,
  );

test.each([
  ['<p>All is well.</p>', []],
  [
    '<p><img src="/a.png" alt=" "></p>',
    [
      'Description: A picture has no description. People who cannot see it do not know what it shows.',
    ],
  ],
  [
    '<img src="/a.png"><img src="/b.png"><img src="/c.png" alt="A well">',
    [
      'Description: 2 pictures have no description. People who cannot see them do not know what they show.',
    ],
  ],
  ['<h1>One</h1><h2>Two</h2><h1>Three</h1><h2>Four</h2>', []],
  ['<h1>One</h1><h3>Two</h3><h4>Three</h4><h1><img src="/a.png" alt="Four"></h1>', []],
  ['<h2>Deep</h2>', ['Description: The heading “Deep” skips a level. Use Heading 1 before it.']],
  ['<h1> </h1>', ['Description: A heading is empty.']],
  [
    `<p>${HARD}</p>`,
    ['Description: The text is hard to read. Shorter sentences and everyday words help.'],
  ],
])('%.60s', (html, advice) => {
  expect(adviceOn(html)).toEqual(advice);
});

test('reports the length of a text that is too long for its place', () => {
  expect(adviceOn('', 'A well for every village of the district')).toEqual([
    'Title: Too long: 40 characters. 20 or fewer look best.',
  ]);
});

const SILENT =
  'Upload Image: A picture has no description. People who cannot see it do not know what it shows.';

test.each([
  ['a stored picture', true, { image: '/uploads/a.png', imageAlt: ' ' }, [], [SILENT]],
  ['a chosen picture', true, { image: '', imageAlt: '' }, ['image'], [SILENT]],
  ['a described picture', true, { image: '/uploads/a.png', imageAlt: 'A well' }, [], []],
  ['no picture', true, { image: '', imageAlt: '' }, [], []],
  ['a picture without a description field', false, { image: '/uploads/a.png' }, [], []],
])('%s', (_what, described, values, chosen, advice) => {
  const image = { kind: 'picture', name: 'image', label: 'Upload Image', described } as const;
  expect(pictureAdvice([image], values, chosen)).toEqual(advice);
});

test('finds each link within the site once, and no other links', () => {
  const description = [
    '<a href="/news">a</a><a href="/news#top">b</a><a href="#end">c</a>',
    `<a href="${window.location.origin}/events?month=2026-11">d</a>`,
    '<a href="https://example.org/x">e</a><a href="mailto:a@example.org">f</a>',
  ].join('');
  expect(linksOf(fields, { description })).toEqual(['/news', '/events']);
});

test('the demo content is easy to read', () => {
  const folder = 'content-server/demo';
  const stories = readdirSync(folder)
    .filter((file) => /^(updates|case-studies|projects)\.json$/.test(file))
    .flatMap(
      (file) =>
        JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
          description?: string[];
          content?: string[];
        }[],
    );
  const texts = stories.map(({ description, content = description ?? [] }) =>
    content.join('\n').replace(/<[^>]*>/g, ' '),
  );
  expect(texts.length).toBeGreaterThan(30);
  expect(Math.max(...texts.map(lixOf))).toBeLessThan(55);
});
