import type { Meta, StoryObj } from '@storybook/react';
import { artwork } from '../../../../.storybook/artwork';
import { guide } from './HeroSlide.guide';
import { HeroSlide } from './HeroSlide';

const meta = {
  title: 'Components/HeroSlide',
  tags: ['since-0.1.0', 'media'],
  component: HeroSlide,
  argTypes: { picture: { control: false } },
  parameters: { guide, layout: 'fullscreen' },
  args: {
    title: 'A lamp for every home',
    subtitle:
      'We walk with older persons, widows, youths and students in the villages around the lake.',
    picture: artwork.lake,
  },
} satisfies Meta<typeof HeroSlide>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAction: Story = {
  args: { action: { href: '/get-involved', label: 'Get Involved' } },
};
export const NoPicture: Story = { args: { picture: null, priority: true } };
export const LongText: Story = {
  args: {
    title: 'Three hundred families have clean water since the borehole at Chigumula was opened',
    subtitle:
      'The committee of the village keeps the pump, collects a little each month for spare parts, and has mended it twice already without any help from outside.',
  },
};
