import type { Meta, StoryObj } from '@storybook/react';
import { artwork } from '../../../../.storybook/artwork';
import { ContentCard } from '../ContentCard/ContentCard';
import { CardGrid } from './CardGrid';
import { guide } from './CardGrid.guide';
import { attribute } from '../../../test/argTypes';

const TITLES = ['Education Support', 'Health Initiatives', 'Spiritual Outreach'];

const cards = (count: number, lead = false) =>
  Array.from({ length: count }, (_, i) => (
    <ContentCard
      key={i}
      href="/case-studies"
      title={TITLES[i % TITLES.length] ?? ''}
      meta="4 March 2026"
      text="Women used to walk an hour and a half for water. Since March a pump stands beside the school, and a committee keeps it."
      picture={i % 3 === 2 ? null : i % 2 ? artwork.lesson : artwork.borehole}
      linkText="Read More"
      layout={lead && i === 0 ? 'lead' : 'card'}
    />
  ));

const meta = {
  title: 'Components/CardGrid',
  tags: ['since-0.1.0', 'layout'],
  component: CardGrid,
  parameters: { guide },
  argTypes: {
    children: attribute('The cards.', 'ReactNode'),
  },
  args: {
    children: cards(3),
  },
} satisfies Meta<typeof CardGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TwoInTheLastRow: Story = { args: { children: cards(5) } };
export const FourInTheLastRows: Story = { args: { children: cards(7) } };
export const Lead: Story = { args: { children: cards(9, true) } };
export const LeadAboveThree: Story = { args: { children: cards(4, true) } };
export const ManyColumns: Story = { args: { itemWidth: '12rem', children: cards(5) } };
