import type { Meta, StoryObj } from '@storybook/react';
import { CardGrid } from '../../lists/CardGrid/CardGrid';
import { Section } from '../Section/Section';
import { guide } from './StatCounter.guide';
import { StatCounter } from './StatCounter';

const meta = {
  title: 'Components/StatCounter',
  tags: ['since-0.1.0', 'content'],
  component: StatCounter,
  parameters: { guide },
  args: { value: 50, suffix: '+', label: 'beneficiaries' },
} satisfies Meta<typeof StatCounter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Prefixed: Story = {
  args: { prefix: 'K', value: 1, suffix: ' million', label: 'raised across Malawi' },
};
export const ReducedMotion: Story = {
  globals: { motion: 'reduce' },
  // The toolbar settings apply to a whole page, so this story gets its own iframe.
  parameters: { docs: { story: { inline: false, height: 180 } } },
};
export const Four: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Section tone="deep">
      <CardGrid itemWidth="12rem">
        <StatCounter value={5} suffix="+" label="years in operations" />
        <StatCounter value={50} suffix="+" label="beneficiaries" />
        <StatCounter value={20} label="charities" />
        <StatCounter prefix="K" value={1} suffix=" million" label="raised across Malawi" />
      </CardGrid>
    </Section>
  ),
};
