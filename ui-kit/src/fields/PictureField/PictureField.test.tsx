import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composed } from '../../../test/stories';
import * as stories from './PictureField.stories';

const { Empty, WithCurrent, WithError, WithoutPreview, Sending, Refused, Optional } =
  composed(stories);

const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText('Upload Image'), file, { applyAccept: false });

const note = 'Current image will be used if no new file is selected.';

test('shows the current picture with its note, or a selected file, which can be removed', async () => {
  render(<WithCurrent />);
  expect(screen.getByRole('img', { name: 'The current picture' })).toBeVisible();
  expect(screen.getByText(note)).toBeVisible();
  await choose(new File(['x'], 'school.png', { type: 'image/png' }));
  expect(screen.getByText('New: school.png')).toBeVisible();
  expect(screen.queryByText(note)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove selection' }));
  expect(screen.getByText(note)).toBeVisible();
  expect(screen.getByLabelText('Upload Image')).toHaveFocus();
});

test('accepts image files, and HEIC by extension', () => {
  render(<Empty />);
  expect(screen.getByLabelText('Upload Image')).toHaveAttribute(
    'accept',
    'image/*,.heic,.heif,.webp,.jfif',
  );
});

test('shows the name of a rejected file with the reason, and can remove it', async () => {
  render(<Refused />);
  expect(screen.getByText('Cannot be used: burst.heifs')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Upload Image')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByLabelText('Upload Image')).toHaveAccessibleDescription(
    /HEIF pictures cannot be used\./,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove selection' }));
  expect(screen.getByText(note)).toBeVisible();
});

test('shows no broken image when the current picture fails to load', () => {
  render(<WithCurrent />);
  fireEvent.error(screen.getByRole('img', { name: 'The current picture' }));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a selected file that the browser cannot show is named, and stays selected', () => {
  render(<WithoutPreview />);
  fireEvent.error(screen.getByRole('img', { name: 'The chosen picture' }));
  expect(screen.getByText('No preview: IMG_0042.HEIC')).toBeVisible();
  expect(screen.getByText('New: IMG_0042.HEIC')).toBeVisible();
  expect(screen.getByLabelText('Upload Image')).not.toHaveAttribute('aria-invalid');
});

test('an optional picture can be removed, a required one cannot', async () => {
  const { unmount } = render(<WithCurrent />);
  expect(screen.queryByRole('button', { name: 'Remove picture' })).not.toBeInTheDocument();
  unmount();
  render(<Optional />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }));
  expect(screen.queryByText(note)).not.toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Upload Image')).toHaveFocus();
});

test('describes the control with hint and error', () => {
  render(<WithError />);
  expect(screen.getByLabelText('Upload Image')).toHaveAccessibleDescription(
    'Best at 1600 × 900 pixels or more. Please select an image file.',
  );
});

test('shows the progress of the upload', () => {
  render(<Sending />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
});
