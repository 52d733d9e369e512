import { screen } from '@testing-library/react';
import { call } from '../../../jest/serverCall';
import { answer } from '../answer';
import { deletePartners } from '../deletedPartners';
import { partnerNames, storePartners, storedPicture } from '../stored';
import { again, click, type Save } from './save';

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

const storePartner = () => storePartners('Lake Bank');
const deletePartner = async () => {
  await click('Delete Lake Bank');
  await answer('Delete');
};

/** Other deletions, and what brings back what was deleted. */
export const DELETIONS: Record<string, Save> = {
  'deleting an item': {
    call: /^DELETE \/api\/content\/partners\/[^/]+$/,
    arrange: storePartner,
    at: '/admin/partners',
    press: deletePartner,
    failed: 'Failed to delete partner.',
    showsItself: true,
    stored: inTrash,
    expected: ['Lake Bank'],
    shown: async () => expect(await screen.findByText('No partners found.')).toBeVisible(),
  },
  'Undo of a deletion': {
    call: /^POST \/api\/content\/partners\/[^/]+\/restore$/,
    arrange: storePartner,
    at: '/admin/partners',
    open: deletePartner,
    press: () => click('Undo'),
    again,
    failed: 'Failed to bring back the partner.',
    done: 'The partner is back.',
    stored: partnerNames,
    expected: ['Lake Bank'],
  },
  'restoring from the trash': {
    call: /^POST \/api\/trash\/[^/]+\/restore$/,
    arrange: () => deletePartners('Lake Bank'),
    at: '/admin/trash',
    press: () => click('Restore partner “Lake Bank”'),
    failed: 'Failed to bring back the partner',
    showsItself: true,
    stored: async () => [await partnerNames(), await inTrash()],
    expected: [['Lake Bank'], []],
    shown: async () => expect(await screen.findByText('The trash is empty.')).toBeVisible(),
  },
  'deleting for good': {
    call: /^DELETE \/api\/trash\/[^/]+$/,
    arrange: () => deletePartners('Lake Bank'),
    at: '/admin/trash',
    press: async () => {
      await click('Delete for good partner “Lake Bank”');
      await answer('Delete');
    },
    failed: 'Failed to delete the partner',
    showsItself: true,
    stored: async () => [await partnerNames(), await inTrash()],
    expected: [[], []],
    shown: async () => expect(await screen.findByText('The trash is empty.')).toBeVisible(),
  },
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
    arrange: () => deletePartners('Lake Bank', 'Hill Bank'),
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
