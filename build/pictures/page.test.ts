/** @jest-environment jsdom */
import { picturesPage, type Differences } from './page';

const story = (title: string, name: string) => ({ id: `${title}--${name}`.toLowerCase(), title, name });
const pictures = { width: 400, height: 300, before: 'data:before', after: 'data:after', difference: 'data:difference' };

const closer = {
  width: 400,
  height: 100,
  before: 'data:near-before',
  after: 'data:near-after',
  difference: 'data:near-difference',
};

const FOUND: Differences = {
  before: '8c0cc1a feat: <Pager>',
  after: 'the working tree',
  scheme: 'light',
  changed: [
    { story: story('Lists/Pager', 'First'), share: 0.0001, pictures, closeUp: closer },
    { story: story('Forms/Field', 'Wrong "value"'), share: 0.5, pictures, closeUp: undefined },
  ],
  added: [{ story: story('Media/Glyph', 'Sun'), picture: 'data:new' }],
  removed: [{ story: story('Media/Icon', 'Moon'), picture: 'data:old' }],
  unchanged: 200,
  notes: ['A note.'],
};

const shown = (found: Differences) => {
  document.documentElement.innerHTML = picturesPage(found);
  return document.body;
};
const textsOf = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('shows what changed most first, then what is new, then what is gone', () => {
  shown(FOUND);
  expect(textsOf('h2')).toEqual(['Changed (2)', 'New (1)', 'Removed (1)']);
  expect(textsOf('h3')).toEqual([
    'Forms / Field / Wrong "value"',
    'Lists / Pager / First',
    'Media / Glyph / Sun',
    'Media / Icon / Moon',
  ]);
  expect(textsOf('#changed p').map((text) => text?.split(' of it')[0])).toEqual(['50.0 %', 'less than 0.1 %']);
  expect([...document.images].map(({ src, alt }) => [src, alt]).slice(0, 5)).toEqual([
    ['data:before', 'Forms / Field / Wrong "value": Before'],
    ['data:after', 'Forms / Field / Wrong "value": After'],
    ['data:difference', 'Forms / Field / Wrong "value": Difference'],
    // What is small on the whole is first shown from near.
    ['data:near-before', 'Lists / Pager / First: Before, close up'],
    ['data:near-after', 'Lists / Pager / First: After, close up'],
  ]);
});

test('says what was compared and how many look as before, and links to the stories that still are', () => {
  shown(FOUND);
  expect(textsOf('strong')).toEqual([]);
  expect(textsOf('dd')).toEqual([
    '8c0cc1a feat: <Pager>',
    'the working tree',
    'light',
    '2 changed, 1 new, 1 removed, 200 unchanged',
  ]);
  expect([...document.querySelectorAll<HTMLAnchorElement>('h3 a')].map(({ href }) => href)).toEqual([
    'http://localhost:6006/?path=/story/forms%2Ffield--wrong%20%22value%22',
    'http://localhost:6006/?path=/story/lists%2Fpager--first',
    'http://localhost:6006/?path=/story/media%2Fglyph--sun',
  ]);
});

test('leads from its summary to each kind of difference', () => {
  shown(FOUND);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('dd a'))
    expect(document.querySelector(`${link.hash} h2`)?.textContent).toContain(link.textContent.split(' ')[0]);
  expect(textsOf('dd a')).toEqual(['2 changed', '1 new', '1 removed']);
});

test('says so when nothing looks different, without headings over nothing', () => {
  shown({ ...FOUND, changed: [], added: [], removed: [] });
  expect(textsOf('strong')).toEqual(['Everything looks as before.']);
  expect(textsOf('h2, dd a')).toEqual([]);
});

test('puts side by side what can be read so', () => {
  const wide = { ...pictures, width: 1400, height: 120 };
  shown({
    ...FOUND,
    changed: [{ story: story('Lists/Pager', 'First'), share: 0.2, pictures: wide, closeUp: pictures }],
  });
  expect([...document.querySelectorAll('.pictures')].map(({ className }) => className)).toEqual([
    'pictures',
    'pictures wide',
  ]);
});

test('asks for nothing: it works offline, from wherever it is sent to', () => {
  const page = picturesPage(FOUND);
  const addresses = [...page.matchAll(/\b(?:src|srcset|data|url\()\s*=?\s*"?([^"\s)]+)/g)].map(
    ([, address]) => address,
  );
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((address) => !address?.startsWith('data:'))).toEqual([]);
  expect(page).not.toMatch(/<(script|link|iframe)\b|@import/);
});
