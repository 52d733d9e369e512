/** @jest-environment ./jest/screen-environment.mjs */
import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin, startAfresh } from '../../test/renderAdmin';
import { call } from '../../../jest/serverCall';
import { onePixel, storedPicture } from '../../test/stored';
import { write } from '../../test/write';

beforeAll(() => {
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => {};
});
beforeEach(startAfresh);

const NOT_IMAGE = 'Only image files can be used. Please choose a JPEG, PNG, WebP or GIF picture.';

/** Files that people choose by mistake, with the expected message. */
const WRONG: [what: string, file: File, words: string][] = [
  [
    'a moving HEIF picture',
    new File(['\0\0\0\x18ftypmsf1\0\0\0\0msf1hevc'], 'burst.heifs'),
    'HEIF pictures cannot be used. Save the picture as JPEG, then choose it again. On an iPhone: Settings, Camera, Formats, Most Compatible.',
  ],
  [
    'an SVG drawing',
    new File(['<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg', { type: 'image/svg+xml' }),
    'SVG pictures cannot be used. Save the picture as PNG, then choose it again.',
  ],
  [
    'an AVIF picture',
    new File(['\0\0\0\x1cftypavif\0\0\0\0'], 'lake.avif', { type: 'image/avif' }),
    'AVIF pictures cannot be used. Save the picture as JPEG, then choose it again.',
  ],
  ['a renamed program', new File(['MZ\x90\0\x03'], 'holiday.jpg', { type: 'image/jpeg' }), NOT_IMAGE],
  ['a document', new File(['%PDF-1.7'], 'report.pdf', { type: 'application/pdf' }), NOT_IMAGE],
  ['an empty file', new File([], 'empty.png', { type: 'image/png' }), 'This file is empty. Please choose another one.'],
  [
    'a large moving picture',
    new File(['GIF89a', new Uint8Array(10 * 1024 * 1024)], 'dance.gif', { type: 'image/gif' }),
    'The picture can be at most 10 MB. Please choose a smaller one.',
  ],
];

const updates = async () =>
  (await call<{ updates: { title: string; image: string }[] }>('GET', '/content/updates')).updates;

const openForm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add New Update' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Update' }));
  write(dialog.getByLabelText('Title'), 'A well');
  return dialog;
};

test('unusable files are told at the field, and nothing is saved until they are removed or replaced', async () => {
  renderAdmin('/admin/updates');
  const dialog = await openForm();
  const input = dialog.getByLabelText('Upload Image');
  const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Add Update' }));
  for (const [what, file, words] of WRONG) {
    await userEvent.upload(input, file, { applyAccept: false });
    expect(await dialog.findByText(`Cannot be used: ${file.name}`)).toBeVisible();
    expect([what, input.getAttribute('aria-invalid')]).toEqual([what, 'true']);
    expect(input).toHaveAccessibleDescription(expect.stringContaining(words) as string);
    expect(dialog.queryByRole('img')).not.toBeInTheDocument();
  }
  await submit();
  await waitFor(() => expect(input).toHaveFocus());
  expect(await updates()).toEqual([]);
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
  expect((await updates())[0]?.image).toMatch(/^\/uploads\/.+\.png$/);

  // An optional picture can be removed.
  await userEvent.click(await screen.findByRole('button', { name: 'Edit A well' }));
  const edited = within(await screen.findByRole('dialog', { name: 'Edit Update' }));
  await userEvent.click(edited.getByRole('button', { name: 'Remove picture' }));
  expect(edited.queryByRole('img')).not.toBeInTheDocument();
  await userEvent.click(edited.getByRole('button', { name: 'Save Update' }));
  expect(await screen.findByText('Update item updated successfully!')).toBeVisible();
  expect(await updates()).toMatchObject([{ title: 'A well', image: '' }]);
});

/** A photo as an iPhone stores it (content-server/test/media/pictures/heic.test.ts). */
const iphonePhoto = () =>
  new File([new Uint8Array(readFileSync('content-server/test/media/pictures/phone.heic'))], 'IMG_0042.HEIC');

test('a HEIC photo is named where the browser cannot show it, and stored as JPEG', async () => {
  renderAdmin('/admin/updates');
  const dialog = await openForm();
  await userEvent.upload(dialog.getByLabelText('Upload Image'), iphonePhoto());
  expect(await dialog.findByText('New: IMG_0042.HEIC')).toBeVisible();
  fireEvent.error(await dialog.findByRole('img', { name: 'The chosen picture' }));
  expect(dialog.getByText('No preview: IMG_0042.HEIC')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Add Update' }));
  expect(await screen.findByText('Update item added successfully!')).toBeVisible();
  expect((await updates())[0]?.image).toMatch(/^\/uploads\/[0-9a-f]{16}-00240x00320-[0-9a-f]{9}\.jpg$/);
});

test('a HEIC photo that cannot be converted is told in the form, and nothing is saved', async () => {
  renderAdmin('/admin/updates');
  const dialog = await openForm();
  const input = dialog.getByLabelText('Upload Image');
  await userEvent.upload(input, new File([await iphonePhoto().slice(0, 900).arrayBuffer()], 'IMG_0042.HEIC'));
  await userEvent.click(dialog.getByRole('button', { name: 'Add Update' }));
  expect(
    await dialog.findByText(/This HEIC picture cannot be converted\. Please save the picture as JPEG/),
  ).toBeVisible();
  expect(input).toHaveAccessibleDescription(expect.stringContaining('The picture cannot be converted.') as string);
  expect(dialog.getByLabelText('Title')).toHaveValue('A well');
  expect(await updates()).toEqual([]);
});

/** An item of a list and a record; list/wording.test.tsx checks that the other forms have the same field. */
const DESCRIBED: [path: string, call: [method: string, path: string], item: object][] = [
  ['page-heroes?page=mission', ['PUT', '/content/page-hero'], { pageIdentifier: 'mission', title: 'A' }],
  ['events', ['POST', '/content/events'], { title: 'A', date: '2026-10-01T10:00:00.000Z', location: 'Salima' }],
];

test.each(DESCRIBED)('the form of /admin/%s asks what the picture shows, and stores it', async (path, add, item) => {
  const { url, file } = await storedPicture('well.png');
  await call(...add, { ...item, image: url });
  renderAdmin(`/admin/${path}`);
  await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const question = dialog.getByLabelText('What does the picture show?');
  expect(question).toHaveAccessibleDescription(/Leave empty if the picture is only decoration\./);
  write(question, 'A well');
  await userEvent.click(dialog.getByRole('button', { name: /^Update/ }));
  expect(await screen.findByText(/(updated|saved) successfully!$/)).toBeVisible();
  expect(await call('GET', `/pictures/${file}`)).toMatchObject({ alt: 'A well' });
});
