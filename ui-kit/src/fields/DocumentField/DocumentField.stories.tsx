import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { guide } from './DocumentField.guide';
import { DocumentField } from './DocumentField';

const report = { href: '#annual-report-2025', name: 'annual-report-2025.pdf', size: '90 kB' };
const next = new File(['%PDF-1.7'], 'annual-report-2026.pdf', { type: 'application/pdf' });

const meta: Meta<typeof DocumentField> = {
  title: 'Components/DocumentField',
  tags: ['since-1.1.0', 'forms'],
  component: DocumentField,
  parameters: { guide },
  args: { name: 'file', label: 'Document', current: null, file: null, hint: 'PDF, at most 20 MB.' },
  render: function Chosen(args) {
    const [file, setFile] = useState(args.file);
    return <DocumentField {...args} file={file} onFile={setFile} />;
  },
};
export default meta;
type Story = StoryObj<typeof DocumentField>;

export const WithCurrent: Story = {
  args: { current: report, onChoose: () => {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: report.name })).toHaveAttribute(
      'href',
      report.href,
    );
    await expect(canvas.getByText(/, PDF, 90 kB/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose an existing document' })).toBeVisible();
  },
};
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Document')).toHaveAttribute(
      'accept',
      'application/pdf,.pdf',
    );
  },
};
export const WithNewFile: Story = { args: { current: report, file: next } };
export const Sending: Story = {
  args: { ...WithNewFile.args, progress: 0.4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    await expect(
      canvas.queryByRole('button', { name: 'Remove selection' }),
    ).not.toBeInTheDocument();
  },
};
export const WithError: Story = {
  args: { error: 'Please select a PDF file.' },
  play: async ({ canvas }) => {
    const described = 'PDF, at most 20 MB. Please select a PDF file.';
    await expect(canvas.getByLabelText('Document')).toHaveAccessibleDescription(described);
  },
};
export const ChosenAndRemoved: Story = {
  args: { current: report },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Document'), next);
    await expect(canvas.getByText('New: annual-report-2026.pdf')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove selection' }));
    await expect(canvas.getByRole('link', { name: 'annual-report-2025.pdf' })).toBeVisible();
    await expect(canvas.getByLabelText('Document')).toHaveFocus();
  },
};
/** The form checked the file and cannot use it. */
export const Refused: Story = {
  args: {
    current: report,
    file: new File(['x'], 'annual-report-2026.docx'),
    fileState: 'refused',
    error: 'Only PDF documents can be used. Save the document as PDF, then choose it again.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Document');
    await expect(canvas.getByText('Cannot be used: annual-report-2026.docx')).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/Only PDF documents can be used\./);
    await expect(canvas.getByRole('button', { name: 'Remove selection' })).toBeVisible();
  },
};
export const Checking: Story = { args: { file: next, fileState: 'checking' } };
