import { inMain, total, type Save } from './lostAnswer';

const message = (at: string, button: string, done: string): Save => ({
  at,
  call: ['POST', /^\/api\/messages$/],
  write: async ({ page, words }) => {
    await inMain(page).getByLabel('Name').fill('Chikondi');
    await inMain(page).getByLabel('Email').fill('chikondi@example.org');
    await inMain(page).getByLabel('Subject').fill('An offer');
    await inMain(page).getByLabel('Message').fill(words);
  },
  button: (page) => inMain(page).getByRole('button', { name: button }),
  failed: 'Failed to send message.',
  field: (page) => inMain(page).getByLabel('Message'),
  done,
  stored: (site, words) => total(site, '/messages', words),
});

/** The form of the page Contact. */
export const MESSAGE: Save = message('/contact-us', 'Send Message', 'Your message has been sent successfully!');

/** The form of the page Get Involved. */
export const INQUIRY: Save = message(
  '/get-involved',
  'Submit Inquiry',
  'Your message has been sent successfully! We will get back to you soon.',
);

/** The form below an update, of a new update. */
export const COMMENT: Save = {
  at: async (site) => {
    const update = { title: 'News', date: '2026-10-01' };
    return `/updates/${(await site.keep<{ _id: string }>('POST', '/content/updates', update))._id}`;
  },
  call: ['POST', /^\/api\/content\/comments$/],
  write: async ({ page, words }) => {
    await inMain(page).getByLabel('Name').fill('Chikondi');
    await inMain(page).getByLabel('Email').fill('chikondi@example.org');
    await inMain(page).getByRole('textbox', { name: 'Comment' }).fill(words);
  },
  button: (page) => inMain(page).getByRole('button', { name: 'Submit Comment' }),
  failed: 'Failed to submit comment.',
  field: (page) => inMain(page).getByRole('textbox', { name: 'Comment' }),
  done: 'Comment submitted successfully! It will appear shortly.',
  stored: (site, words) => total(site, '/content/comments', words),
};
