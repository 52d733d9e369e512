/** @jest-environment ./jest/screen-environment.mjs */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { call } from '../../../jest/serverCall';
import { answer } from '../answer';
import { titlesInTrash, onePixel, storedPicture, storedPictures } from '../stored';
import { breakSaves, click, fill } from './breakSaves';

breakSaves({
  'a focal point': {
    call: /^PUT \/api\/pictures\/[^/]+$/,
    arrange: () => storedPicture('well.png'),
    at: '/admin/pictures',
    open: async () => {
      await click('Not described: well.png');
      await click('Focal point well.png');
      (await screen.findByRole('slider', { name: 'From the left' })).focus();
      await userEvent.keyboard('{Home}');
    },
    press: () => click('Save'),
    failed: 'Failed to save the focal point.',
    done: 'Focal point saved successfully!',
    stored: async () => (await storedPictures()).map(({ focus }) => focus),
    expected: ['0 50'],
  },
  'replacing a picture everywhere': {
    call: /^POST \/api\/pictures\/[^/]+\/replace$/,
    arrange: async () => {
      const { url } = await storedPicture('old.png');
      await call('POST', '/content/partners', { name: 'Lake Bank', logo: url, order: 0 });
    },
    at: '/admin/pictures',
    open: () => click('Not described: old.png'),
    press: async () =>
      userEvent.upload(
        await screen.findByLabelText('New picture for old.png'),
        onePixel('new.png'),
      ),
    failed: 'Failed to replace the picture.',
    showsItself: true,
    stored: async () => (await storedPictures()).map(({ name, uses }) => [name, uses.length]),
    expected: [['new.png', 1]],
  },
  'a document': {
    call: /^POST \/api\/upload\/document$/,
    at: '/admin/documents',
    open: async () => {
      await click('Add New Document');
      await fill('Title', 'Annual Report');
      await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Annual report');
      await userEvent.upload(
        screen.getByLabelText('PDF File'),
        new File(['%PDF-1.7 report'], 'report.pdf', { type: 'application/pdf' }),
      );
    },
    press: () => click('Add Document'),
    failed: 'Failed to save document.',
    done: 'Document added successfully!',
    stored: async () => [
      (await call<{ documents: object[] }>('GET', '/content/documents')).documents.length,
      (await call<{ pictures: object[] }>('GET', '/pictures?kind=document')).pictures.length,
    ],
    expected: [1, 1],
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
    stored: titlesInTrash,
    expected: ['spare.png'],
  },
});
