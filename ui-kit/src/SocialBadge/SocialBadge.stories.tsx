import type { Meta, StoryObj } from '@storybook/react';
import { SocialBadge } from './SocialBadge';

const meta: Meta<typeof SocialBadge> = {
  title: 'Public/SocialBadge',
  tags: ['since-0.1.0'],
  component: SocialBadge,
  decorators: [(Story) => <div style={{ minHeight: 320 }}>{Story()}</div>],
};
export default meta;

type Story = StoryObj<typeof SocialBadge>;

export const AllNetworks: Story = {
  args: {
    links: {
      facebook: 'https://facebook.com/example',
      instagram: 'https://instagram.com/example',
      linkedin: 'https://linkedin.com/company/example',
      twitter: 'https://twitter.com/example',
    },
  },
};

export const OneNetwork: Story = { args: { links: { facebook: 'https://facebook.com/example', twitter: '' } } };

export const None: Story = { args: { links: {} } };
export const OnAPhone: Story = {
  args: AllNetworks.args ?? {},
  globals: { viewport: { value: 'phone', isRotated: false } },
};
