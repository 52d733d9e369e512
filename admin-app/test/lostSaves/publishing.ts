import { screen, waitFor } from '@testing-library/react';
import { call } from '../../../jest/serverCall';
import { changedUpdate } from '../earlierVersions';
import { partnerNames, storePartners } from '../stored';
import { click, fill, type Save } from './save';

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

const ADDED: Save = {
  call: /^POST \/api\/content\/updates$/,
  at: AT,
  open: async () => {
    await click('Add New Update');
    await fill('Title', 'Rain');
  },
  press: () => click('Add Update'),
  failed: FAILED,
  done: 'Update item added successfully!',
  stored,
  expected: [['Rain', 'published', '']],
};

export const DRAFT: Record<string, Save> = {
  'a draft published after all by the button of the form': {
    ...ADDED,
    press: () => click('Save as draft'),
    again: ADDED.press,
  },
};

/** New items that change before they are sent again, and changes of a text that is stored. */
export const PUBLISHING: Record<string, Save> = {
  'a new item with a later text': {
    ...ADDED,
    again: async () => {
      await fill('Title', 'More rain');
      await ADDED.press();
    },
    expected: [['More rain', 'published', '']],
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
    // Not before the list was read again.
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
};
