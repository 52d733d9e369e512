import type { Meta, StoryObj } from '@storybook/react';
import { SectionHeading } from './SectionHeading';

const meta = {
  title: 'Content/SectionHeading',
  tags: ['since-0.1.0'],
  component: SectionHeading,
  args: { children: 'Latest Updates' },
} satisfies Meta<typeof SectionHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithIntro: Story = {
  args: { intro: 'What happened in the villages these weeks, told by those who were there.' },
};
export const WithAction: Story = { args: { action: { href: '/news', label: 'All news' } } };
export const LongText: Story = {
  args: {
    children: 'Founded and Operating to Meet the Needs of Others',
    intro:
      'We began with one widow, one goat and one Bible study under a mango tree. The rest grew from there, season by season.',
    action: { href: '/mission', label: 'Our mission' },
  },
};
