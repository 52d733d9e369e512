import type { Meta, StoryObj } from '@storybook/react';
import { expect, fireEvent } from 'storybook/test';
import { guide } from './SocialBadge.guide';
import { SocialBadge } from './SocialBadge';

const meta: Meta<typeof SocialBadge> = {
  title: 'Components/SocialBadge',
  tags: ['since-0.1.0', 'public'],
  component: SocialBadge,
  parameters: { guide },
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
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    const names = links.map((link) => link.getAttribute('aria-label'));
    await expect(names).toEqual(['Facebook', 'Instagram', 'LinkedIn', 'Twitter']);
    await expect(links[0]).toHaveAttribute('target', '_blank');
    // Shown where the window has no room beside the text.
    const handle = canvas.getByRole('button', { hidden: true });
    await fireEvent.click(handle);
    await expect(handle).toHaveAttribute('aria-expanded', 'true');
    await fireEvent.click(handle);
    await expect(handle).toHaveAttribute('aria-expanded', 'false');
  },
};

export const OneNetwork: Story = {
  args: { links: { facebook: 'https://facebook.com/example', twitter: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const None: Story = {
  args: { links: {} },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
  },
};
export const OnAPhone: Story = {
  args: AllNetworks.args ?? {},
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    // Floating, it would cover words and buttons.
    await expect(canvas.getByRole('complementary')).not.toHaveStyle({ position: 'fixed' });
  },
};
