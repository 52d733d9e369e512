/** @jest-environment ./jest/screen-environment.mjs */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from '@charity-site/api-client/http';
import { iphonePhoto, openForm, storedUpdates } from '../../../test/pictureForm';
import { renderAdmin, startAfresh } from '../../../test/renderAdmin';
import { call } from '../../../../jest/serverCall';
import { onePixel, storedPicture } from '../../../test/stored';
import { write } from '../../../test/write';

beforeEach(startAfresh);

test('shows an unsupported file at its field, and saves only once it is removed or replaced', async () => {
  renderAdmin('/admin/updates');
  const dialog = await openForm();
  const input = dialog.getByLabelText('Upload Image');
  const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Add Update' }));
  await userEvent.upload(input, new File(['%PDF-1.7'], 'report.pdf', { type: 'application/pdf' }), {
    applyAccept: false,
  });
  expect(await dialog.findByText('Cannot be used: report.pdf')).toBeVisible();
  expect(input).toHaveAttribute('aria-invalid', 'true');
  expect(input).toHaveAccessibleDescription(/Only image files can be used\./);
  expect(dialog.queryByRole('img')).not.toBeInTheDocument();
  await submit();
  await waitFor(() => expect(input).toHaveFocus());
  expect(await storedUpdates()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Remove selection' }));
  await waitFor(() => expect(input).not.toHaveAttribute('aria-invalid'));

  await userEvent.upload(input, new File([], 'empty.png', { type: 'image/png' }));
  await submit();
  expect(await dialog.findByText('Cannot be used: empty.png')).toBeVisible();
  await userEvent.upload(input, onePixel('well.png'));
  expect(await dialog.findByText('New: well.png')).toBeVisible();
  expect(input).not.toHaveAttribute('aria-invalid');
  await submit();
  expect(await screen.findByText('Update item added successfully!')).toBeVisible();
  expect((await storedUpdates())[0]?.image).toMatch(/^\/uploads\/.+\.png$/);

  // An optional picture can be removed.
  await userEvent.click(await screen.findByRole('button', { name: 'Edit A well' }));
  const edited = within(await screen.findByRole('dialog', { name: 'Edit Update' }));
  await userEvent.click(edited.getByRole('button', { name: 'Remove picture' }));
  expect(edited.queryByRole('img')).not.toBeInTheDocument();
  await userEvent.click(edited.getByRole('button', { name: 'Save Update' }));
  expect(await screen.findByText('Update item updated successfully!')).toBeVisible();
  expect(await storedUpdates()).toMatchObject([{ title: 'A well', image: '' }]);
});

test('names a HEIC photo that the browser cannot show, and stores it as JPEG', async () => {
  renderAdmin('/admin/updates');
  const dialog = await openForm();
  await userEvent.upload(dialog.getByLabelText('Upload Image'), iphonePhoto());
  expect(await dialog.findByText('New: IMG_0042.HEIC')).toBeVisible();
  fireEvent.error(await dialog.findByRole('img', { name: 'The chosen picture' }));
  expect(dialog.getByText('No preview: IMG_0042.HEIC')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Add Update' }));
  expect(await screen.findByText('Update item added successfully!')).toBeVisible();
  expect((await storedUpdates())[0]?.image).toMatch(
    /^\/uploads\/[0-9a-f]{16}-00240x00320-[0-9a-f]{9}\.jpg$/,
  );
});

test("keeps a picture's description in the text if storing it with the picture fails", async () => {
  renderAdmin('/admin/updates');
  const form = await openForm();
  const unreachable = http.interceptors.request.use((request) =>
    request.method === 'put' ? { ...request, baseURL: 'http://127.0.0.1:9' } : request,
  );
  await userEvent.upload(await form.findByLabelText('Picture for the text'), onePixel('well.png'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Insert a picture' }));
  write(dialog.getByLabelText('What does the picture show?'), 'The pump');
  await userEvent.click(dialog.getByRole('button', { name: 'Insert' }));
  expect(await form.findByRole('alert')).toHaveTextContent(
    /^The description is in this text, but it could not be stored with the picture\. ./,
  );
  http.interceptors.request.eject(unreachable);
  expect(await form.findByRole('img', { name: 'The pump', hidden: true })).toBeInTheDocument();
});

// features/content/lists/wording.test.tsx checks that the other forms have the same field.
test('stores what the picture of an event shows', async () => {
  const { url, file } = await storedPicture('well.png');
  const event = { title: 'A', date: '2026-10-01T10:00:00.000Z', location: 'Salima', image: url };
  await call('POST', '/content/events', event);
  renderAdmin('/admin/events');
  await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const question = dialog.getByLabelText('What does the picture show?');
  expect(question).toHaveAccessibleDescription(/Leave empty if the picture is only decoration\./);
  write(question, 'A well');
  await userEvent.click(dialog.getByRole('button', { name: /^Update/ }));
  expect(await screen.findByText(/(updated|saved) successfully!$/)).toBeVisible();
  expect(await call('GET', `/pictures/${file}`)).toMatchObject({ alt: 'A well' });
});

test("stores a picture's description only with the save that succeeds", async () => {
  const { url, file } = await storedPicture('well.png');
  const event = {
    title: 'A',
    date: '2026-10-01T10:00:00.000Z',
    location: 'Salima',
    description: '',
    image: url,
  };
  const { _id } = await call<{ _id: string }>('POST', '/content/events', event);
  const altOf = async () => (await call<{ alt: string }>('GET', `/pictures/${file}`)).alt;
  renderAdmin('/admin/events');
  await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const question = dialog.getByLabelText('What does the picture show?');
  const submit = () => userEvent.click(dialog.getByRole('button', { name: /^Update/ }));

  write(question, 'A well'.repeat(60));
  await submit();
  expect(
    await dialog.findByText('Alternative text can be at most 300 characters long.'),
  ).toBeVisible();
  expect(question).toHaveAttribute('aria-invalid', 'true');

  write(question, 'A well');
  await call('PUT', `/content/events/${_id}`, { ...event, location: 'Zomba' });
  await submit();
  const keep = await dialog.findByRole('button', { name: 'Keep my version' });
  expect(await altOf()).toBe('');
  await userEvent.click(keep);
  expect(await screen.findByText(/(updated|saved) successfully!$/)).toBeVisible();
  expect(await altOf()).toBe('A well');
});
