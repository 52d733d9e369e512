import { DEFINITIONS } from '@charity-site/api-client/entities';
import { AREAS, labelOf, pagesShowing } from './';

test('gives each screen, and what it edits, one unique name', () => {
  const names = AREAS.map(({ label }) => label);
  expect(new Set(names).size).toBe(names.length);
  const others = DEFINITIONS.map(({ path }) => labelOf(path)).filter(
    (name) => !names.includes(name),
  );
  expect(others).toEqual(['Comment settings', 'Gift settings']);
  expect(['updates', 'hero-slides', 'page-hero', 'organisation', 'groups'].map(labelOf)).toEqual([
    'News',
    'Hero Carousel',
    'Page Heroes',
    'Name and Tagline',
    'Who We Serve',
  ]);
});

test('describes parts only of pages that show what the screen edits', () => {
  for (const area of AREAS.filter(({ holds }) => typeof holds === 'object'))
    expect(pagesShowing(area).map(({ title }) => title)).toEqual(Object.keys(area.holds ?? {}));
});
