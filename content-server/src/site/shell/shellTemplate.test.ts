import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../process/settings/projectRoot';
import { fillTemplate, shellTemplate, type Replacements, type Placeholder } from './shellTemplate';

const SCRIPTS =
  '<script defer src="/static/index.js"></script><link href="/static/lib.js" rel="preload" as="script">';

/** The shell's page, with what its build adds to the head. */
const BUILT = readFileSync(join(projectRoot(), 'shell/index.html'), 'utf8').replace(
  '</head>',
  `<link rel="icon" href="/favicon.svg"><!--scripts-->${SCRIPTS}<!--/scripts--></head>`,
);

const withoutComments = (html: string) => html.replace(/<!--\/?\w+-->/g, '');
const inOneLine = (html: string) => html.replace(/\s+/g, '');

const PLACES: readonly Placeholder[] = [
  ...([
    'html',
    'themeColour',
    'title',
    'noscript',
    'scripts',
    'root',
    'brand',
    'again',
    'homeLink',
  ] as const),
  ...(['essentials', 'bodyEnd'] as const),
];

describe.each([
  ['the page of the shell', BUILT, '<style>[^<]*</style>\\s+'],
  ['the page of a shell that was built without places', withoutComments(BUILT), ''],
])('%s', (_name, page, colours) => {
  test('has every placeholder once, and is unchanged without replacements', () => {
    const template = shellTemplate(page);
    const places = template.pieces.flatMap(({ place }) => place ?? []);
    expect(places.filter((place) => place !== 'text')).toEqual(PLACES);
    expect([template.scripts, template.preloads]).toEqual([
      ['/static/index.js'],
      ['/static/lib.js'],
    ]);
    expect(inOneLine(fillTemplate(template, {}))).toBe(inOneLine(withoutComments(BUILT)));
  });

  test('passes the HTML of each placeholder to its replacement', () => {
    const found: [Placeholder, string][] = [];
    const all: readonly Placeholder[] = [...PLACES, 'text'];
    const replacements: Replacements = Object.fromEntries(
      all.map((place) => [place, (html: string) => (found.push([place, html]), '')]),
    );
    fillTemplate(shellTemplate(page), replacements);
    expect(found).toEqual([
      ['html', '<html lang="en">'],
      ['themeColour', '<meta name="theme-color" content="#0f4c5c" />'],
      ['title', '<title>Lamp of Mercy Trust</title>'],
      [
        'noscript',
        expect.stringMatching(
          new RegExp(`^${colours}<noscript>\\s+<style>[^<]*</style>\\s+</noscript>$`),
        ),
      ],
      ['scripts', SCRIPTS],
      ['root', '<div id="root">'],
      ['text', 'Loading…'],
      ['brand', ''],
      ['text', 'This site needs JavaScript'],
      ['text', 'Please switch it on in your browser. This is how to reach us without it.'],
      ['text', 'This page has not loaded yet'],
      ['text', 'Please check your connection and try again. This is how to reach us meanwhile.'],
      ['again', ''],
      ['text', 'Try again'],
      ['homeLink', '<a href="/">'],
      ['text', 'Go to the home page'],
      ['essentials', ''],
      ['bodyEnd', ''],
    ]);
  });

  test('ends at a placeholder', () => {
    expect(fillTemplate(shellTemplate(page), { root: (start) => `band${start}` }, 'root')).toMatch(
      /band<div id="root">$/,
    );
  });
});

test('a page without a placeholder has no replacement for it', () => {
  const page =
    '<!doctype html><html><head><meta charset="utf-8"></head><body><div id="root"></div></body></html>';
  const template = shellTemplate(page);
  expect(
    fillTemplate(template, {
      title: () => '<title>A</title>',
      brand: () => 'B',
      scripts: () => '<i>',
    }),
  ).toBe(page.replace('</head>', '<i></head>'));
});
