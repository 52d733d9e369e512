import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';
import { artwork } from '../../../../.storybook/artwork';
import { HeroSlide } from '../HeroSlide/HeroSlide';
import { guide } from './Carousel.guide';
import { Carousel } from './Carousel';

const slides = [
  <HeroSlide
    key="lamp"
    priority
    title="A lamp for every home"
    subtitle="We walk with older persons, widows, youths and students in the villages around the lake."
    picture={artwork.lake}
    action={{ href: '/get-involved', label: 'Get Involved' }}
  />,
  <HeroSlide
    key="water"
    title="Clean water, close by"
    subtitle="Eleven boreholes, each kept by a committee of its village."
    picture={artwork.savanna}
  />,
  <HeroSlide key="school" title="Back to school in January" picture={artwork.lesson} />,
  <HeroSlide
    key="none"
    title="Hands that help, hearts that pray"
    subtitle="Volunteers meet every Saturday."
  />,
];

const meta = {
  title: 'Components/Carousel',
  tags: ['since-0.1.0', 'media'],
  component: Carousel,
  argTypes: { children: { control: false } },
  parameters: { guide, layout: 'fullscreen' },
  args: { label: 'Highlights', children: slides },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneSlide: Story = { args: { children: slides[0] } };
export const ManySlides: Story = {
  args: {
    children: Array.from({ length: 8 }, (_, i) => (
      <HeroSlide key={i} title={`Slide ${i + 1}`} picture={artwork.lake} />
    )),
  },
};
export const ReducedMotion: Story = {
  globals: { motion: 'reduce' },
  // The toolbar settings apply to a whole page, so this story gets its own iframe.
  parameters: { docs: { story: { inline: false, height: 500 } } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const TurnedByHand: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Pause', 'Go to slide 3'])
      await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(canvas.getByRole('group', { name: '3 of 4' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
};
