import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';
import { guide } from './SkipLink.guide';
import { SkipLink } from './SkipLink';

const meta = {
  title: 'Components/SkipLink',
  tags: ['since-1.0.0', 'layout'],
  component: SkipLink,
  parameters: { guide },
  args: { to: 'skip-link-story', children: 'Skip to content' },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <p>
          A header with a <a href="/news">menu</a>.
        </p>
        <section id="skip-link-story" tabIndex={-1} aria-label="Content">
          What the page is about.
        </section>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute(
      'href',
      `#${canvas.getByRole('region', { name: 'Content' }).id}`,
    );
  },
};
