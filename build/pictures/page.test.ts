/** @jest-environment jsdom */
import { picturesPage, type Differences } from './page';

const story = (title: string, name: string) => ({ id: `${title}--${name}`.toLowerCase(), title, name });
const pictures = { before: 'data:before', after: 'data:after', difference: 'data:difference' };

const FOUND: Differences = {
  before: '8c0cc1a feat: <Pager>',
  after: 'the working tree',
  scheme: 'light',
  changed: [
    { story: story('Lists/Pager', 'First'), share: 0.0001, pictures },
    { story: story('Forms/Field', 'Wrong "value"'), share: 0.5, pictures },
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

it('shows what changed most first, then what is new, then what is gone', () => {
  shown(FOUND);
  expect(textsOf('h2')).toEqual(['Changed (2)', 'New (1)', 'Removed (1)']);
  expect(textsOf('h3')).toEqual([
    'Forms/Field / Wrong "value"',
    'Lists/Pager / First',
    'Media/Glyph / Sun',
    'Media/Icon / Moon',
  ]);
  expect(textsOf('article p').map((text) => text?.split(' of it')[0])).toEqual(['50.0 %', 'less than 0.1 %']);
  expect([...document.images].map(({ src, alt }) => [src, alt]).slice(0, 3)).toEqual([
    ['data:before', 'Forms/Field / Wrong "value": Before'],
    ['data:after', 'Forms/Field / Wrong "value": After'],
    ['data:difference', 'Forms/Field / Wrong "value": Difference'],
  ]);
});

it('says what was compared and how many look as before, and links to the stories that still are', () => {
  shown(FOUND);
  expect(textsOf('dd')).toEqual([
    '8c0cc1a feat: <Pager>',
    'the working tree',
    'light',
    '2 changed, 1 new, 1 removed, 200 unchanged',
  ]);
  expect([...document.links].map(({ href }) => href)).toContain(
    'http://localhost:6006/?path=/story/media%2Fglyph--sun',
  );
  expect(document.links).toHaveLength(3);
});

it('has no headings over nothing', () => {
  shown({ ...FOUND, changed: [], added: [], removed: [] });
  expect(textsOf('h2')).toEqual([]);
});
