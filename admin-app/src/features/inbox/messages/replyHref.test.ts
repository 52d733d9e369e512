import type { Message } from '@charity-site/api-client/entities';
import { replyHref } from './replyHref';

const message = (changes: Partial<Message>): Message => ({
  _id: '',
  name: 'Amina',
  email: 'amina@example.org',
  subject: 'Une question',
  message: 'Hello',
  read: true,
  source: 'contact',
  folder: 'inbox',
  heldFor: '',
  answeredAt: '',
  answeredBy: '',
  note: '',
  createdAt: '2026-11-21T08:00:00.000Z',
  ...changes,
});

const FAMILY = '👨‍👩‍👧‍👦';

test.each([
  ['in French', { message: 'Été, élève, à côté où ça. '.repeat(30) }],
  ['of emoji', { message: FAMILY.repeat(200) }],
  ['of lines', { message: 'a\n'.repeat(2500) }],
  ['of letters with marks alone', { message: `e${'\u0301'.repeat(4000)}` }],
  ['with a long subject', { subject: '水'.repeat(200), message: 'Été. '.repeat(900) }],
  [
    'with a subject that fills the link',
    { subject: FAMILY.repeat(26), email: `${'%'.repeat(64)}@example.org` },
  ],
])(
  'the reply link of a message %s has at most 2,000 characters, cut between graphemes',
  (_kind, changes) => {
    const href = replyHref(message(changes));
    expect(href.length).toBeLessThanOrEqual(2000);
    const { searchParams } = new URL(href);
    expect(searchParams.get('subject')).toMatch(/^Re: \S/);
    const whole = `${searchParams.get('subject')}${searchParams.get('body') ?? ''}`;
    expect(whole.endsWith('…')).toBe(true);
    expect(whole.replaceAll(FAMILY, '')).not.toMatch(
      /\p{Emoji_Presentation}|\u200d|\p{Surrogate}|e…/u,
    );
  },
);

test('a short message is quoted whole, a long one as far as it fits', () => {
  expect(replyHref(message({}))).toMatch(/wrote%3A%0D%0A%3E%20Hello$/);
  expect(replyHref(message({ message: 'a'.repeat(5000) })).length).toBe(2000);
});
