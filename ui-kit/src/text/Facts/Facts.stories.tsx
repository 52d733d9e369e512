import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { guide } from './Facts.guide';
import { Facts } from './Facts';

const meta = {
  title: 'Components/Facts',
  tags: ['since-0.1.0', 'content'],
  component: Facts,
  parameters: { guide },
  args: {
    facts: [
      ['Phone', '+265 1 000 000'],
      ['Address', 'P.O. Box 12\nZomba'],
      ['Facebook', 'https://facebook.com/example'],
      ['Twitter', ''],
    ],
  },
} satisfies Meta<typeof Facts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {
  play: async ({ canvas }) => {
    // Without Twitter, which is empty.
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual(['Phone', 'Address', 'Facebook']);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('+265 1 000 000');
    const url = 'https://facebook.com/example';
    await expect(canvas.getByRole('link', { name: url })).toHaveAttribute('href', url);
  },
};
export const Band: Story = {
  args: {
    layout: 'band',
    facts: [
      ['Date', 'Saturday 21 November 2026, 14:00'],
      ['Location', 'Football ground, Chigumula'],
    ],
  },
};
export const LongText: Story = {
  args: {
    facts: [
      [
        'Subject',
        'Ndimakukondani-kwambiri-abwenzi-anga-onse-a-ku-Malawi-ndi-padziko-lonse-lapansi-lero-ndi-mawa',
      ],
    ],
  },
};
