import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { guide } from './RichTextEditor.guide';
import { RichTextEditor } from './RichTextEditor';

const text = `<h2>A borehole at the gate</h2><p>The pump has run for a <strong>month</strong> without a stop, and
<a href="https://example.org">the committee</a> keeps the key.</p><ul><li>Three hundred families</li><li>Two schools</li></ul>
<blockquote>Water is life.</blockquote>`;

const meta: Meta<typeof RichTextEditor> = {
  title: 'Components/RichTextEditor',
  tags: ['since-0.1.0', 'forms'],
  component: RichTextEditor,
  parameters: { guide },
  args: {
    label: 'Description',
    value: text,
    onPicture: () => Promise.reject(new Error('There is no server in the library.')),
  },
  render: function Written(args) {
    const [value, setValue] = useState(args.value);
    return (
      <>
        <RichTextEditor {...args} value={value} onChange={setValue} />
        <output hidden>{value}</output>
      </>
    );
  },
};
export default meta;
type Story = StoryObj<typeof RichTextEditor>;

export const Filled: Story = {};
export const Empty: Story = {
  args: { value: '', hint: 'What happened, for whom, and what comes next.' },
};
export const WithError: Story = {
  args: { value: '', error: 'Description can be at most 200,000 characters long.' },
};
export const FilmRefused: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Description' }, { timeout: 10_000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Video' }));
    const page = within(document.body);
    await userEvent.type(await page.findByLabelText('Video address'), 'https://example.org/film');
    await userEvent.click(page.getByRole('button', { name: 'Insert' }));
    await waitFor(() =>
      expect(page.getByText('That is not a YouTube or Vimeo link.')).toBeVisible(),
    );
  },
};
