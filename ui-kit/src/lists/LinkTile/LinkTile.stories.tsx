import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { CardGrid } from '../CardGrid/CardGrid';
import { guide } from './LinkTile.guide';
import { LinkTile } from './LinkTile';

const meta = {
  title: 'Components/LinkTile',
  tags: ['since-0.1.0', 'content'],
  component: LinkTile,
  parameters: { guide },
  args: { href: '/mission', title: 'Our Mission', text: 'Why we do this, and what we believe.' },
} satisfies Meta<typeof LinkTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoText: Story = { args: { text: undefined } };
export const Three: Story = {
  render: (args) => (
    <CardGrid>
      <LinkTile {...args} />
      <LinkTile
        tone="amber"
        href="/events"
        title="Our Events"
        text="Come and meet us: the next days to join."
      />
      <LinkTile
        tone="earth"
        href="/get-involved"
        title="Get Involved"
        text="Give an afternoon, a skill or a gift."
      />
    </CardGrid>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/mission',
      '/events',
      '/get-involved',
    ]);
    await expect(links[1]).toHaveAccessibleName(/^Our Events/);
  },
};
