import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../process/settings/projectRoot';
import { filled, shellTemplate } from './shellTemplate';

const SHELL = readFileSync(join(projectRoot(), 'shell/index.html'), 'utf8');

/** The shell's page, with what its build adds to the head. */
const BUILT = SHELL.replace(
  '</head>',
  '<link rel="preload" as="script" href="/static/lib.js"><script defer="defer" src="/static/index.js"></script></head>',
);

test('the page of the shell has every place once, and is the same again when nothing is written there', () => {
  const { pieces, scripts, preloads } = shellTemplate(BUILT);
  const places = pieces.flatMap(({ place }) => place ?? []).filter((place) => place !== 'text');
  expect(places).toEqual([
    ...['html', 'themeColour', 'title', 'noscript', 'preload', 'early', 'script', 'headEnd'],
    ...['root', 'brand', 'again', 'homeLink', 'essentials', 'bodyEnd'],
  ]);
  expect([scripts, preloads]).toEqual([['/static/index.js'], ['/static/lib.js']]);
  expect(filled({ pieces, scripts, preloads }, {})).toBe(BUILT);
});

test('the words of the fallback page are places, and no style or script is', () => {
  const page =
    '<body><style>p { }</style><p>\n One </p><script>two();</script><noscript><b>Three</b></noscript></body>';
  expect(filled(shellTemplate(page), { text: (words) => words.trim().toUpperCase() })).toBe(
    '<body><style>p { }</style><p>ONE</p><script>two();</script><noscript><b>THREE</b></noscript></body>',
  );
});

test('a page without a place stays without what would be there', () => {
  const page = '<html><head><meta charset="utf-8"></head><body><div id="root"><p>Loading</p></div></body></html>';
  const template = shellTemplate(page);
  expect(filled(template, { title: () => '<title>A</title>', brand: () => 'B', early: () => '<i>' })).toBe(
    page.replace('</head>', '<i></head>'),
  );
  expect(filled(template, { headEnd: () => '<u>', root: (start) => `band${start}` }, 'root')).toBe(
    '<html><head><meta charset="utf-8"><u></head><body>band<div id="root">',
  );
});
