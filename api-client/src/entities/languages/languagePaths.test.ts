import { localizedPath, splitLanguage } from './languagePaths';

test.each([
  ['/', '/ny'],
  ['/?sent=contact', '/ny?sent=contact'],
  ['/news?page=2', '/ny/news?page=2'],
  ['/nyanja', '/ny/nyanja'],
])('%s is %s in Chichewa', (english, chichewa) => {
  expect(localizedPath('ny', english)).toBe(chichewa);
  expect(splitLanguage(chichewa)).toEqual({ language: 'ny', path: english });
  expect(localizedPath('en', english)).toBe(english);
  expect(splitLanguage(english)).toEqual({ language: 'en', path: english });
});

test('never returns the URL of another site', () => {
  expect(splitLanguage('/ny//example.org')).toEqual({ language: 'ny', path: '/example.org' });
  expect(splitLanguage('/ny/')).toEqual({ language: 'ny', path: '/' });
});
