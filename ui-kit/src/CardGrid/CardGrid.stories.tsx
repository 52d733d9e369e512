import type { Meta, StoryObj } from '@storybook/react';
import { samplePicture } from '../../test/samples';
import { ContentCard } from '../ContentCard/ContentCard';
import { CardGrid } from './CardGrid';
import { attribute } from '../../test/argTypes';

const meta = {
  title: 'Layout/CardGrid',
  component: CardGrid,
  argTypes: {
    children: attribute('The cards.', 'ReactNode'),
  },
  args: {
    children: ['Education Support', 'Health Initiatives', 'Spiritual Outreach'].map((title, i) => (
      <ContentCard
        key={title}
        href="/case-studies"
        title={title}
        meta="4 March 2026"
        text="Women used to walk an hour and a half for water. Since March a pump stands beside the school, and a committee keeps it."
        picture={i === 2 ? null : samplePicture(i ? '#cfe5e2' : undefined)}
        linkText="Read More"
      />
    )),
  },
} satisfies Meta<typeof CardGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
