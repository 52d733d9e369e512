import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { partners } from '../../../../.storybook/artwork';
import { Loading as Region } from '../Loading/Loading';
import { guide } from './LogoStrip.guide';
import { LogoStrip } from './LogoStrip';

const meta = {
  title: 'Components/LogoStrip',
  tags: ['since-0.1.0', 'media'],
  component: LogoStrip,
  parameters: { guide },
  argTypes: { logos: { control: false } },
  args: { logos: partners },
} satisfies Meta<typeof LogoStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const logos = canvas.getAllByRole('img');
    await expect(logos.map((logo) => logo.getAttribute('alt'))).toEqual(
      partners.map(({ name }) => name),
    );
    for (const logo of logos) await expect(logo).toHaveAttribute('loading', 'lazy');
  },
};
export const Loading: Story = {
  args: { logos: [], skeletons: 7 },
  render: (args) => (
    <Region>
      <LogoStrip {...args} />
    </Region>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-busy="true"] li')).toHaveLength(7);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
export const NameInsteadOfLogo: Story = {
  args: {
    logos: partners.map((partner, index) =>
      index === 1 ? { ...partner, picture: null } : partner,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Masamba Book Bindery')).toBeVisible();
    await expect(
      canvas.queryByRole('img', { name: 'Masamba Book Bindery' }),
    ).not.toBeInTheDocument();
  },
};
export const One: Story = { args: { logos: partners.slice(0, 1) } };
