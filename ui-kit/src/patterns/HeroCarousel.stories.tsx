import type { Meta, StoryObj } from '@storybook/react';
import { userEvent } from 'storybook/test';
import { type Carousel } from '../Carousel/Carousel';
import * as carousel from '../Carousel/Carousel.stories';

const meta: Meta<typeof Carousel> = {
  ...carousel.default,
  title: 'Patterns/Hero carousel',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 500 } } },
};
export default meta;
type Story = StoryObj<typeof Carousel>;

export const Many: Story = {};
export const OneSlide: Story = carousel.OneSlide;
export const Paused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    await canvas.findByRole('button', { name: 'Play' });
  },
};
export const ReducedMotion: Story = carousel.ReducedMotion;
export const Phone: Story = carousel.Phone;
