import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { guide } from './SectionHeading.guide';
import { SectionHeading } from './SectionHeading';

const meta = {
  title: 'Components/SectionHeading',
  tags: ['since-0.1.0', 'content'],
  component: SectionHeading,
  parameters: { guide },
  args: { children: 'Latest Updates' },
} satisfies Meta<typeof SectionHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Latest Updates' })).toBeVisible();
  },
};
export const Lower: Story = {
  args: { level: 'h3' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Latest Updates' })).toBeVisible();
  },
};
export const WithIntro: Story = {
  args: { intro: 'What happened in the villages these weeks, told by those who were there.' },
};
export const WithAction: Story = {
  args: { action: { href: '/news', label: 'All news' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/news');
  },
};
export const LongText: Story = {
  args: {
    children: 'Founded and Operating to Meet the Needs of Others',
    intro:
      'We began with one widow, one goat and one Bible study under a mango tree. The rest grew from there, season by season.',
    action: { href: '/mission', label: 'Our mission' },
  },
};
