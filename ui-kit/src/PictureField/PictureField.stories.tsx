import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { PictureField } from './PictureField';

/** A drawn sample, so that the stories need no server. */
const sample =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><rect width="3" height="2" fill="#0B5C61"/><circle cx="2" cy="1" r=".5" fill="#EFA02F"/></svg>',
  );

const meta: Meta<typeof PictureField> = {
  title: 'Forms/PictureField',
  component: PictureField,
  args: { name: 'image', label: 'Upload Image', current: '', file: null, hint: 'Best at 1600 × 900 pixels or more.' },
  render: function Chosen(args) {
    const [file, setFile] = useState(args.file);
    return <PictureField {...args} file={file} onFile={setFile} />;
  },
};
export default meta;
type Story = StoryObj<typeof PictureField>;

export const Empty: Story = {};
export const WithCurrent: Story = { args: { current: sample } };
export const WithNewFile: Story = {
  args: {
    current: sample,
    file: new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'school.svg', { type: 'image/svg+xml' }),
  },
};
export const Sending: Story = { args: { ...WithNewFile.args, progress: 0.4 } };
export const WithError: Story = { args: { error: 'Please select an image file.' } };
