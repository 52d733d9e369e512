import { addressIn, splitLanguage } from './languagePaths';

test.each([
  ['/', '/ny'],
  ['/?sent=contact', '/ny?sent=contact'],
  ['/news?page=2', '/ny/news?page=2'],
  ['/nyanja', '/ny/nyanja'],
])('%s is %s in Chichewa', (english, chichewa) => {
  expect(addressIn('ny', english)).toBe(chichewa);
  expect(splitLanguage(chichewa)).toEqual({ language: 'ny', address: english });
  expect(addressIn('en', english)).toBe(english);
  expect(splitLanguage(english)).toEqual({ language: 'en', address: english });
});

test('never returns the URL of another site', () => {
  expect(splitLanguage('/ny//example.org')).toEqual({ language: 'ny', address: '/example.org' });
  expect(splitLanguage('/ny/')).toEqual({ language: 'ny', address: '/' });
});
