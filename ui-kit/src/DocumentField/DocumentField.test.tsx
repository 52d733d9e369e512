import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../../test/axe';
import { composed } from '../../test/stories';
import * as stories from './DocumentField.stories';

const { Empty, WithCurrent, WithError, Sending, Refused } = composed(stories);

test('names the current document with its size, and opens it', async () => {
  const { container } = render(<WithCurrent />);
  expect(screen.getByRole('link', { name: 'annual-report-2025.pdf' })).toHaveAttribute('href', '#annual-report-2025');
  expect(screen.getByText(/, PDF, 90 kB/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Choose an existing document' })).toBeVisible();
  await expectAccessible(container);
});

test('offers PDF files only', () => {
  render(<Empty />);
  expect(screen.getByLabelText('Document')).toHaveAttribute('accept', 'application/pdf,.pdf');
});

test('a refused file is named with the reason, and can be taken back', async () => {
  const { container } = render(<Refused />);
  expect(screen.getByText('Cannot be used: annual-report-2026.docx')).toBeVisible();
  expect(screen.getByLabelText('Document')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByLabelText('Document')).toHaveAccessibleDescription(/Only PDF documents can be used\./);
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Remove selection' }));
  expect(screen.getByRole('link', { name: 'annual-report-2025.pdf' })).toBeVisible();
});

test('says what is missing', () => {
  render(<WithError />);
  expect(screen.getByLabelText('Document')).toHaveAccessibleDescription(
    'PDF, at most 20 MB. Please select a PDF file.',
  );
});

test('shows how far the sending is', async () => {
  const { container } = render(<Sending />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  expect(screen.queryByRole('button', { name: 'Remove selection' })).not.toBeInTheDocument();
  await expectAccessible(container);
});
