import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { guide } from './QuoteBlock.guide';
import { QuoteBlock } from './QuoteBlock';

const meta = {
  title: 'Components/QuoteBlock',
  tags: ['since-0.1.0', 'content'],
  component: QuoteBlock,
  parameters: { guide },
  args: {
    text: 'Bear one another’s burdens, and so fulfill the law of Christ.',
    author: 'Galatians 6:2',
  },
} satisfies Meta<typeof QuoteBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(`“${args.text}”`);
    await expect(canvas.getByRole('figure')).toHaveTextContent('Galatians 6:2');
  },
};
export const Large: Story = { args: { size: 'large' } };
export const NoAuthor: Story = {
  args: { author: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('figcaption')).toBeNull();
  },
};
export const LongText: Story = {
  args: {
    text: 'For I was hungry, and you gave me food to eat. I was thirsty, and you gave me drink. I was a stranger, and you took me in. I was naked, and you clothed me. I was sick, and you visited me. I was in prison, and you came to me.',
    author: 'Matthew 25:35-36',
  },
};
