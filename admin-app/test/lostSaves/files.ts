import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { call } from '../../../jest/serverCall';
import { onePixel, partnerNames, storedPicture } from '../stored';
import { click, fill, type Save } from './save';

const pictures = async () =>
  (
    await call<{ pictures: { name: string; alt: string; focus: string; uses: object[] }[] }>(
      'GET',
      '/pictures',
    )
  ).pictures;

export const DESCRIPTION: Record<string, Save> = {
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
    done: /^Saved\. Pages say it/,
    stored: async () => (await pictures()).map(({ alt }) => alt),
    expected: ['A well'],
  },
};

/** Other changes of pictures and documents. */
export const FILES: Record<string, Save> = {
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
    stored: async () => (await pictures()).map(({ focus }) => focus),
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
    stored: async () => (await pictures()).map(({ name, uses }) => [name, uses.length]),
    expected: [['new.png', 1]],
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
    stored: async () => [await partnerNames(), (await pictures()).length],
    expected: [['Lake Bank'], 1],
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
};
