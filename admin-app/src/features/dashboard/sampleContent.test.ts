import type { Dashboard } from '@charity-site/api-client/entities';
import { firstSteps } from './firstSteps';
import { sampleCount, sampleContent } from './sampleContent';

const content = (samples: string[]): Dashboard => ({
  counts: {},
  set: [],
  samples,
  newestUpdate: null,
  needsRecoveryCodes: false,
  upcomingEvents: [],
});

test('urgent places come first, then samples, then missing content', () => {
  const seen = sampleContent(
    content(['partners', 'privacy', 'organisation', 'logo', 'donation-details']),
  ).map(({ text }) => text);
  expect(seen.slice(0, 7)).toEqual([
    'A sample bank account on the page Donate',
    'The sample logo in the header',
    'The sample tagline, registration number or treasurer at the bottom of every page',
    'Sample partners on the home page',
    'A sample: Privacy Page',
    'The page Donate without a bank account',
    'The phone and email of the server’s settings',
  ]);
});

test('a place without its own text counts only while it has a sample', () => {
  const count = sampleCount(content([]));
  expect(sampleCount(content(['quote']))).toBe(count);
  expect(sampleCount(content(['privacy']))).toBe(count + 1);
});

test('the first steps begin with name and contact and end with news and events', () => {
  const labels = firstSteps(content([])).map(({ label }) => label);
  expect(labels).toHaveLength(14);
  expect(labels.slice(0, 2)).toEqual([
    'Give your organisation its name and tagline',
    'Say how people reach you',
  ]);
  expect(labels.slice(-2)).toEqual(['Write your first news', 'Announce your first event']);
});
