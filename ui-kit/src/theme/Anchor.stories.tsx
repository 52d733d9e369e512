import type { Meta, StoryObj } from '@storybook/react';
import { Anchor } from './Anchor';
import { guide } from './Anchor.guide';
import { attribute } from '../../test/argTypes';

const meta = {
  title: 'Components/Anchor',
  tags: ['since-0.1.0', 'actions'],
  component: Anchor,
  parameters: { guide },
  argTypes: {
    href: attribute(
      'URL of the link. Internal URLs navigate with the router, others load normally.',
      'string',
    ),
    children: attribute('Text of the link.', 'ReactNode'),
  },
  args: { href: '/news', children: 'News & Updates' },
} satisfies Meta<typeof Anchor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Elsewhere: Story = { args: { href: 'https://example.org/', children: 'example.org' } };
export const Mail: Story = {
  args: { href: 'mailto:hello@example.org', children: 'hello@example.org' },
};
export const LongText: Story = {
  args: {
    children:
      'What the women of three villages built in the dry season, and what they mean to build next year',
  },
};
