import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { guide } from './PictureField.guide';
import { PictureField } from './PictureField';

/** Inline SVG, so that the stories need no server. */
const sample =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><rect width="3" height="2" fill="#0B5C61"/><circle cx="2" cy="1" r=".5" fill="#EFA02F"/></svg>',
  );

const school = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'school.svg', {
  type: 'image/svg+xml',
});

const meta: Meta<typeof PictureField> = {
  title: 'Components/PictureField',
  tags: ['since-0.1.0', 'forms'],
  component: PictureField,
  parameters: { guide },
  args: {
    name: 'image',
    label: 'Upload Image',
    current: '',
    file: null,
    hint: 'Best at 1600 × 900 pixels or more.',
  },
  render: function ControlledPictureField(args) {
    const [file, setFile] = useState(args.file);
    return <PictureField {...args} file={file} onFile={setFile} />;
  },
};
export default meta;
type Story = StoryObj<typeof PictureField>;

export const WithCurrent: Story = { args: { current: sample } };
export const Empty: Story = {};
export const WithNewFile: Story = {
  args: {
    current: sample,
    file: school,
  },
};
export const Sending: Story = { args: { ...WithNewFile.args, progress: 0.4 } };
export const WithError: Story = { args: { error: 'Please select an image file.' } };
/** The form checked the file and cannot use it. */
export const Refused: Story = {
  args: {
    current: sample,
    file: new File(['x'], 'burst.heifs'),
    fileState: 'refused',
    error: 'HEIF pictures cannot be used. Save the picture as JPEG, then choose it again.',
  },
};
/** The browser cannot show the file, as most cannot show HEIC. The server can still take it. */
export const WithoutPreview: Story = {
  args: { file: new File(['x'], 'IMG_0042.HEIC') },
};
export const Checking: Story = { args: { file: school, fileState: 'checking' } };
export const Optional: Story = {
  args: { current: sample },
  render: function RemovablePictureField(args) {
    const [current, setCurrent] = useState(args.current);
    return <PictureField {...args} current={current} onRemove={() => setCurrent('')} />;
  },
};
