/** @jest-environment ./jest/screen-environment.mjs */
import type { TextReviews } from '@charity-site/api-client/entities';
import { call } from '../../../jest/serverCall';
import { breakSaves, click } from './breakSaves';

const reviews = () => call<TextReviews>('GET', '/texts/ny');
const createLink = () => call<{ path: string }>('POST', '/texts/ny/links');

/** Proposes a better text like a speaker with a link. */
const propose = async () => {
  const { path } = await createLink();
  const post = (fields: Record<string, string>, cookie = '') =>
    fetch(contentServer.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        cookie,
      },
      body: String(new URLSearchParams(fields)),
    });
  const started = await post({ name: 'Grace' });
  const cookie = started.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const page = await fetch(`${contentServer.url + path}&page=1`, { headers: { cookie } });
  const [, text = ''] = /<li id="(\w+)"/.exec(await page.text()) ?? [];
  await post({ text, present: 'x', verdict: 'better', better: 'Chiyankhulo' }, cookie);
};

breakSaves({
  'the end of a link': {
    call: /^DELETE \/api\/texts\/ny\/links\/[^/]+$/,
    arrange: createLink,
    at: '/admin/texts',
    press: () => click(/^End link/),
    failed: 'Failed to end the link.',
    showsItself: true,
    stored: async () => (await reviews()).links,
    expected: [],
  },
  'an accepted text': {
    call: /^PUT \/api\/texts\/ny\/proposals\/[^/]+\/state$/,
    arrange: propose,
    at: '/admin/texts',
    press: () => click(/^Accept/),
    failed: 'Failed to save this.',
    showsItself: true,
    stored: async () => (await reviews()).proposals.map(({ text, state }) => [text, state]),
    expected: [['Chiyankhulo', 'accepted']],
  },
});
