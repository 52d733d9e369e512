import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../../test/axe';
import { composed } from '../../test/stories';
import * as stories from './PictureField.stories';

const { Empty, WithCurrent, WithError, Sending } = composed(stories);

beforeAll(() => {
  URL.createObjectURL = () => 'blob:school';
  URL.revokeObjectURL = () => {};
});

const choose = (file: File) => userEvent.upload(screen.getByLabelText('Upload Image'), file, { applyAccept: false });

test('shows the current picture with the specified note', async () => {
  const { container } = render(<WithCurrent />);
  expect(screen.getByRole('img', { name: 'The current picture' })).toBeVisible();
  expect(screen.getByText('Current image will be used if no new file is selected.')).toBeVisible();
  await expectAccessible(container);
});

test('shows a chosen file, and lets it go again', async () => {
  render(<WithCurrent />);
  await choose(new File(['x'], 'school.png', { type: 'image/png' }));
  expect(screen.getByText('New: school.png')).toBeVisible();
  expect(screen.queryByText('Current image will be used if no new file is selected.')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove selection' }));
  expect(screen.getByText('Current image will be used if no new file is selected.')).toBeVisible();
});

test('takes image files only', async () => {
  const { container } = render(<Empty />);
  expect(screen.getByLabelText('Upload Image')).toHaveAttribute('accept', 'image/*');
  await choose(new File(['x'], 'report.pdf', { type: 'application/pdf' }));
  expect(screen.getByText('Only image files can be used.')).toBeVisible();
  expect(screen.queryByText('New: report.pdf')).not.toBeInTheDocument();
  await expectAccessible(container);
});

test('says what is missing', () => {
  render(<WithError />);
  expect(screen.getByLabelText('Upload Image')).toHaveAccessibleDescription(
    'Best at 1600 × 900 pixels or more. Please select an image file.',
  );
});

test('shows how far the sending is', async () => {
  const { container } = render(<Sending />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  await expectAccessible(container);
});
