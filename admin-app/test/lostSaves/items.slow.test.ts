/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { call } from '../../../jest/serverCall';
import { answer } from '../answer';
import { deletePartners } from '../deletedPartners';
import { changedUpdate } from '../earlierVersions';
import { titlesInTrash, onePixel, partnerNames, storePartners, storedPictures } from '../stored';
import { again, breakSaves, click, fill } from './breakSaves';

const FAILED = 'Failed to save update item.';
const CHANGED = /^PUT \/api\/content\/updates\/[^/]+$/;
const AT = '/admin/updates';

const store = (status: 'draft' | 'published') => () =>
  call('POST', '/content/updates', {
    title: 'Rain',
    date: '2040-06-05',
    commenting: 'open',
    status,
  });
const edit = () => click(/^Edit Rain/);
const stored = async () => {
  const { updates } = await call<{
    updates: { title: string; status: string; publishAt: string }[];
  }>('GET', '/content/updates?drafts=true');
  return updates.map(({ title, status, publishAt }) => [title, status, publishAt]);
};

const storePartner = () => storePartners('Lake Bank');
const deletePartner = async () => {
  await click('Delete Lake Bank');
  await answer('Delete');
};

breakSaves({
  'a new item with a later text': {
    call: /^POST \/api\/content\/updates$/,
    at: AT,
    open: async () => {
      await click('Add New Update');
      await fill('Title', 'Rain');
    },
    press: () => click('Add Update'),
    again: async () => {
      await fill('Title', 'More rain');
      await click('Add Update');
    },
    failed: FAILED,
    done: 'Update item added successfully!',
    stored,
    expected: [['More rain', 'published', '']],
  },
  'an image of a new item': {
    call: /^POST \/api\/upload\/image$/,
    at: '/admin/partners',
    open: async () => {
      await click('Add New Partner');
      await fill('Name', 'Lake Bank');
      await userEvent.upload(screen.getByLabelText('Upload Logo'), onePixel());
    },
    press: () => click('Add Partner'),
    failed: 'Failed to save partner.',
    failedShown: () => expect(screen.getByLabelText('Name')).toHaveValue('Lake Bank'),
    done: 'Partner added successfully!',
    stored: async () => [await partnerNames(), (await storedPictures()).length],
    expected: [['Lake Bank'], 1],
  },
  'a changed item with a later text': {
    call: CHANGED,
    arrange: store('published'),
    at: AT,
    open: async () => {
      await edit();
      await fill('Title', 'More rain');
    },
    press: () => click('Save Update'),
    again: async () => {
      await fill('Title', 'Still more rain');
      await click('Save Update');
    },
    failed: FAILED,
    done: 'Update item updated successfully!',
    stored,
    expected: [['Still more rain', 'published', '']],
  },
  'restoring a version': {
    call: /^POST \/api\/history\/[^/]+\/restore$/,
    arrange: changedUpdate,
    at: AT,
    open: async () => {
      await click(/^Edit A well/);
      await click('Earlier versions');
    },
    press: () => click('Restore this version'),
    failed: 'Failed to restore the version.',
    done: /^The version of .* was restored\.$/,
    stored: async () =>
      (
        await call<{ updates: { description: string }[] }>(
          'GET',
          '/content/updates?fields=description',
        )
      ).updates,
    expected: [expect.objectContaining({ description: '<p>Water for ten families.</p>' })],
  },
  scheduling: {
    call: CHANGED,
    arrange: store('draft'),
    at: AT,
    open: edit,
    press: async () => {
      await click('Schedule…');
      await click('Schedule');
    },
    failed: FAILED,
    done: 'Update item scheduled for Tuesday 5 June 2040, 08:00, Malawi time.',
    stored,
    expected: [['Rain', 'published', '2040-06-05T06:00:00.000Z']],
  },
  'moving an item': {
    call: /^PUT \/api\/content\/partners\/[^/]+\/place$/,
    arrange: () => storePartners('First', 'Second', 'Third'),
    at: '/admin/partners',
    press: () => click('Move down First'),
    // After the list was refetched.
    again: async () => {
      const list = screen.getByRole('region', { name: 'Existing Partners' });
      await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'false'));
      await click('Move down First');
    },
    failed: 'Look at the order before you try again.',
    showsItself: true,
    stored: partnerNames,
    expected: ['Second', 'First', 'Third'],
  },
  'a translation': {
    call: /^PUT \/api\/content\/updates\/[^/]+\/translations\/ny$/,
    arrange: store('published'),
    at: AT,
    open: async () => {
      await edit();
      await click('Translate into Chichewa');
      await fill('Title in Chichewa', 'Mvula');
    },
    press: () => click('Save Chichewa'),
    failed: 'Failed to save the Chichewa.',
    done: 'Chichewa saved.',
    stored: async () =>
      (
        await call<{ updates: { title: string }[] }>('GET', '/content/updates?language=ny')
      ).updates.map(({ title }) => title),
    expected: ['Mvula'],
  },
  'deleting an item': {
    call: /^DELETE \/api\/content\/partners\/[^/]+$/,
    arrange: storePartner,
    at: '/admin/partners',
    press: deletePartner,
    failed: 'Failed to delete partner.',
    showsItself: true,
    stored: titlesInTrash,
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
    failed: 'Failed to restore the partner.',
    done: 'The partner was restored.',
    stored: partnerNames,
    expected: ['Lake Bank'],
  },
  'restoring from the trash': {
    call: /^POST \/api\/trash\/[^/]+\/restore$/,
    arrange: () => deletePartners('Lake Bank'),
    at: '/admin/trash',
    press: () => click('Restore partner “Lake Bank”'),
    failed: 'Failed to restore the partner',
    showsItself: true,
    stored: async () => [await partnerNames(), await titlesInTrash()],
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
    stored: async () => [await partnerNames(), await titlesInTrash()],
    expected: [[], []],
    shown: async () => expect(await screen.findByText('The trash is empty.')).toBeVisible(),
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
    stored: titlesInTrash,
    expected: [],
  },
});
