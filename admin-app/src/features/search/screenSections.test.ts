import type { Role } from '@charity-site/api-client/entities';
import { screenSections } from './screenSections';

const found = (search: string, role: Role = 'administrator') =>
  screenSections(search, role).map(({ heading, results }) => [
    heading,
    ...results.map(({ href, title }) => `${title.map(({ text }) => text).join('')} ${href}`),
  ]);

test('finds screens by their names and by what public pages show of them', () => {
  expect(found('airtel')).toEqual([['Screens', 'Giving and Helping Texts /admin/giving']]);
  expect(found('chairperson')).toEqual([['Screens', 'Executive Members /admin/executive-members']]);
  expect(found('settings prof')).toEqual([['Screens', 'Profile Settings /admin/profile-settings']]);
  expect(found('  ')).toEqual([]);
});

test('finds fields by label, links to them, and marks the matching text', () => {
  expect(found('swift c')).toEqual([
    ['Screens', 'Donation Details /admin/donation-details'],
    ['Fields', 'Swift Code /admin/donation-details#swiftCode'],
  ]);
  const [, fields] = screenSections('swift', 'administrator');
  expect(fields?.results[0]?.title).toEqual([
    { text: 'Swift', found: true },
    { text: ' Code', found: false },
  ]);
  // Short words match too many field names.
  expect(found('sw').map(([heading]) => heading)).toEqual(['Screens']);
});

test('finds only what an editor can open', () => {
  expect(found('swift', 'editor')).toEqual([]);
  expect(found('chairperson', 'editor')).toHaveLength(1);
});
