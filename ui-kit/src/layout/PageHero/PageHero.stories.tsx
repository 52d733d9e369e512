import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent } from 'storybook/test';
import { artwork } from '../../../../.storybook/artwork';
import { guide } from './PageHero.guide';
import { PageHero } from './PageHero';

const meta = {
  title: 'Components/PageHero',
  tags: ['since-0.1.0', 'media'],
  component: PageHero,
  argTypes: { picture: { control: false } },
  parameters: { guide, layout: 'fullscreen' },
  args: { title: 'Our Projects', picture: artwork.banner },
} satisfies Meta<typeof PageHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithIntro: Story = {
  args: {
    children: <p>Wells, classrooms and maize stores, built with the people who use them.</p>,
  },
};
export const Woven: Story = { args: { weave: 'waves' } };
export const Fallback: Story = {
  args: { title: 'About Lamp of Mercy Trust', picture: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toBeInTheDocument();
  },
};
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Our Projects');
  },
};
export const Error: Story = {
  args: { picture: null, error: 'Failed to fetch Projects page hero image.', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Error loading hero: Failed to fetch Projects page hero image.',
    );
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Our Projects' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(args.onRetry).toHaveBeenCalledWith();
  },
};
export const LongText: Story = {
  args: {
    title:
      'Who We Serve in the Villages between Lake Malawi and the Mulanje Massif, Every Day of the Year',
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
