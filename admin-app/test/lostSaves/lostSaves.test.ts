/** @jest-environment ./jest/screen-environment.mjs */
import { screen } from '@testing-library/react';
import { call } from '../../../jest/serverCall';
import { answer } from '../answer';
import { titlesInTrash, storedPicture, storedPictures } from '../stored';
import { breakSaves, click, fill } from './breakSaves';

// One of each kind of save: a form with drafts, a deletion in a form, a text in a card.
breakSaves({
  'a draft published after all by the button of the form': {
    call: /^POST \/api\/content\/updates$/,
    at: '/admin/updates',
    open: async () => {
      await click('Add New Update');
      await fill('Title', 'Rain');
    },
    press: () => click('Save as draft'),
    again: () => click('Add Update'),
    failed: 'Failed to save update item.',
    done: 'Update item added successfully!',
    stored: async () =>
      (await call<{ updates: object[] }>('GET', '/content/updates?drafts=true')).updates,
    expected: [expect.objectContaining({ title: 'Rain', status: 'published', publishAt: '' })],
  },
  'deleting a record': {
    call: /^DELETE \/api\/content\/quote$/,
    arrange: () => call('PUT', '/content/quote', { text: 'Be kind.', author: 'A friend' }),
    at: '/admin/quotes',
    press: async () => {
      await click('Delete');
      await answer('Delete');
    },
    failed: 'Failed to delete quote.',
    showsItself: true,
    stored: titlesInTrash,
    expected: ['Quote'],
    shown: async () => {
      expect(await screen.findByRole('button', { name: 'Add Quote' })).toBeVisible();
      expect(screen.getByLabelText('Text')).toHaveValue('');
      expect(screen.getByText(/^No quote configured yet/)).toBeVisible();
    },
  },
  'the description of a picture': {
    call: /^PUT \/api\/pictures\/[^/]+$/,
    arrange: () => storedPicture('well.png'),
    at: '/admin/pictures',
    open: async () => {
      await click('Not described: well.png');
      await fill('What does the picture show?', 'A well');
    },
    press: () => click('Save well.png'),
    failed: 'Failed to save the text.',
    failedShown: () =>
      expect(screen.getByLabelText('What does the picture show?')).toHaveValue('A well'),
    done: /^Saved\. Used wherever/,
    stored: async () => (await storedPictures()).map(({ alt }) => alt),
    expected: ['A well'],
  },
});
