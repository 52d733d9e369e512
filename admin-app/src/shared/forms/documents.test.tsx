/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin, startAfresh } from '../../../test/renderAdmin';
import { call } from '../../../../jest/serverCall';
import { write } from '../../../test/write';

beforeEach(startAfresh);

const pdf = (name: string) => new File([`%PDF-1.7 ${name}`], name, { type: 'application/pdf' });

const stored = async () =>
  (
    await call<{ documents: { title: string; kind: string; year: string; file: string }[] }>(
      'GET',
      '/content/documents',
    )
  ).documents;

const openForm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add New Document' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Document' }));
  write(dialog.getByLabelText('Title'), 'Annual Report');
  await userEvent.selectOptions(dialog.getByLabelText('Kind'), 'Annual report');
  return dialog;
};

test('adds a document, and replaces its file by a new one and by one from the library', async () => {
  renderAdmin('/admin/documents');
  const dialog = await openForm();
  write(dialog.getByLabelText('Year'), '2025');
  await userEvent.upload(dialog.getByLabelText('PDF File'), pdf('report-2025.pdf'));
  expect(await dialog.findByText('New: report-2025.pdf')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Add Document' }));
  expect(await screen.findByText('Document added successfully!')).toBeVisible();
  const [first] = await stored();
  expect(first).toMatchObject({ title: 'Annual Report', kind: 'Annual report', year: '2025' });
  expect(first?.file).toMatch(/^\/uploads\/[\da-f]{16}\.pdf$/);

  const edit = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Annual Report' }));
    return within(await screen.findByRole('dialog', { name: 'Edit Document' }));
  };
  const again = await edit();
  expect(await again.findByRole('link', { name: 'report-2025.pdf' })).toHaveAttribute(
    'href',
    first?.file,
  );
  await userEvent.upload(again.getByLabelText('PDF File'), pdf('report-2025-corrected.pdf'));
  await userEvent.click(again.getByRole('button', { name: 'Update Document' }));
  expect(await screen.findByText('Document updated successfully!')).toBeVisible();
  const [second] = await stored();
  expect(second?.file).not.toBe(first?.file);

  const third = await edit();
  await userEvent.click(third.getByRole('button', { name: 'Choose an existing document' }));
  const library = within(
    await screen.findByRole('dialog', { name: 'Choose an existing document' }),
  );
  await userEvent.click(await library.findByRole('button', { name: /^report-2025\.pdf/ }));
  expect(await third.findByRole('link', { name: 'report-2025.pdf' })).toBeVisible();
  await userEvent.click(third.getByRole('button', { name: 'Update Document' }));
  await waitFor(async () => expect((await stored())[0]?.file).toBe(first?.file));
});
