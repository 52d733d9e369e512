import { DEFINITIONS } from '@charity-site/api-client/entities';
import { AREAS, labelOf } from './';

test('a screen, and what is edited on it, have one name, which no other screen has', () => {
  const names = AREAS.map(({ label }) => label);
  expect(new Set(names).size).toBe(names.length);
  const others = DEFINITIONS.map(({ path }) => labelOf(path)).filter(
    (name) => !names.includes(name),
  );
  expect(others).toEqual(['Comment settings']);
  expect(['updates', 'hero-slides', 'page-hero', 'organisation', 'groups'].map(labelOf)).toEqual([
    'News',
    'Hero Carousel',
    'Page Heroes',
    'Name and Tagline',
    'Who We Serve',
  ]);
});
