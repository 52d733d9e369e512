/** @jest-environment ./jest/screen-environment.mjs */
import type { TextReviews } from '@charity-site/api-client/entities';
import { call } from '../../../jest/serverCall';
import { breakSaves, click } from './breakSaves';

const reviews = () => call<TextReviews>('GET', '/texts/ny');

/** Proposes a better text like a speaker with a link. */
const propose = async () => {
  const { path } = await call<{ path: string }>('POST', '/texts/ny/links', { name: 'Grace' });
  await fetch(contentServer.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ english: 'Language', text: 'Chiyankhulo' }).toString(),
  });
};

const texts = {
  arrange: propose,
  at: '/admin/texts',
  failed: 'Failed to save this.',
  showsItself: true,
  stored: async () => {
    const { confirmed, proposals } = await reviews();
    return [confirmed, proposals.map(({ text }) => text)];
  },
} as const;

breakSaves({
  'an accepted text': {
    ...texts,
    call: /^PUT \/api\/texts\/ny\/proposals\/[^/]+$/,
    press: () => click(/^Accept/),
    expected: [1, ['Chiyankhulo']],
  },
  'a dismissed text': {
    ...texts,
    call: /^DELETE \/api\/texts\/ny\/proposals\/[^/]+$/,
    press: () => click(/^Dismiss/),
    expected: [0, []],
  },
});
