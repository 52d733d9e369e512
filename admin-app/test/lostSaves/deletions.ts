import { screen } from '@testing-library/react';
import { call } from '../../../jest/serverCall';
import { storePartners, storedPicture } from '../stored';
import { answer, click, type Save } from './save';

const inTrash = async () =>
  (await call<{ items: { title: string }[] }>('GET', '/trash')).items.map(({ title }) => title);

export const RECORD_DELETION: Record<string, Save> = {
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
    stored: inTrash,
    expected: ['Quote'],
    shown: async () => {
      expect(await screen.findByRole('button', { name: 'Add Quote' })).toBeVisible();
      expect(screen.getByLabelText('Text')).toHaveValue('');
      expect(screen.getByText(/^No quote configured yet/)).toBeVisible();
    },
  },
};

/** Deletions of what is not in a list, and of several things at once. */
export const DELETIONS: Record<string, Save> = {
  'deleting a page hero': {
    call: /^DELETE \/api\/content\/page-hero\/[^/]+$/,
    arrange: () =>
      call('PUT', '/content/page-hero', {
        pageIdentifier: 'mission',
        title: 'Our mission',
        image: '/uploads/well.png',
      }),
    at: '/admin/page-heroes?page=mission',
    press: async () => {
      await click('Delete');
      await answer('Delete');
    },
    failed: 'Failed to delete page hero.',
    showsItself: true,
    done: 'Hero image for Mission Page deleted successfully!',
    stored: inTrash,
    expected: ['Mission Page'],
  },
  'deleting a picture': {
    call: /^DELETE \/api\/pictures\/[^/]+$/,
    arrange: () => storedPicture('spare.png'),
    at: '/admin/pictures',
    press: async () => {
      await click('Not described: spare.png');
      await click('Delete spare.png');
      await answer('Delete');
    },
    failed: 'Failed to delete spare.png.',
    showsItself: true,
    stored: inTrash,
    expected: ['spare.png'],
  },
  'emptying the trash': {
    call: /^DELETE \/api\/trash$/,
    arrange: async () => {
      for (const { _id } of await storePartners('Lake Bank', 'Hill Bank'))
        await call('DELETE', `/content/partners/${_id}`);
    },
    at: '/admin/trash',
    press: async () => {
      await click('Empty the trash');
      await answer('Delete');
    },
    failed: 'Failed to empty the trash.',
    showsItself: true,
    stored: inTrash,
    expected: [],
  },
};
