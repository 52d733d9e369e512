/** @jest-environment ./jest/screen-environment.mjs */
import { screen } from '@testing-library/react';
import { call } from '../../../jest/serverCall';
import { answer } from '../answer';
import { titlesInTrash } from '../stored';
import { breakSaves, click, fill } from './breakSaves';

const HERO = { pageIdentifier: 'mission', title: 'Our mission', image: '/uploads/well.png' };

// One edited on its screen, and one in a dialog.
breakSaves({
  'a quote': {
    call: /^PUT \/api\/content\/quote$/,
    arrange: () => call('PUT', '/content/quote', { text: 'Be kind.', author: 'A friend' }),
    at: '/admin/quotes',
    open: () => fill('Author', 'Another friend'),
    press: () => click('Update Quote'),
    failed: 'Failed to save quote.',
    failedShown: () => expect(screen.getByLabelText('Author')).toHaveValue('Another friend'),
    done: 'Quote saved successfully!',
    stored: () => call('GET', '/content/quote'),
    expected: expect.objectContaining({ author: 'Another friend' }),
  },
  'a page hero': {
    call: /^PUT \/api\/content\/page-hero$/,
    arrange: () => call('PUT', '/content/page-hero', HERO),
    at: '/admin/page-heroes?page=mission',
    open: async () => {
      await click('Edit');
      await fill('Title', 'Our way');
    },
    press: () => click('Update Hero'),
    failed: 'Failed to save page hero.',
    failedShown: () => expect(screen.getByLabelText('Title')).toHaveValue('Our way'),
    done: 'Hero image for Mission Page saved successfully!',
    stored: () => call('GET', '/content/page-hero/mission'),
    expected: expect.objectContaining({ title: 'Our way' }),
  },
  'deleting a page hero': {
    call: /^DELETE \/api\/content\/page-hero\/[^/]+$/,
    arrange: () => call('PUT', '/content/page-hero', HERO),
    at: '/admin/page-heroes?page=mission',
    press: async () => {
      await click('Delete');
      await answer('Delete');
    },
    failed: 'Failed to delete page hero.',
    showsItself: true,
    done: 'Hero image for Mission Page deleted successfully!',
    stored: titlesInTrash,
    expected: ['Mission Page'],
  },
});
