import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent } from 'storybook/test';
import { withClipboard } from '../../../test/withClipboard';
import { ContrastTable } from './ContrastTable';
import { Palette } from './Palette';

const meta: Meta = { title: 'Foundations/Colour' };
export default meta;
type Story = StoryObj;

export const Tokens: Story = { render: () => <Palette /> };
export const ContrastInLight: Story = { render: () => <ContrastTable scheme="light" /> };
export const ContrastInDark: Story = { render: () => <ContrastTable scheme="dark" /> };
export const CopiedAsCss: Story = {
  render: () => <Palette />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'CSS' }));
    const writeText = fn(async (_text: string) => {});
    await withClipboard(writeText, async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy primary.main' }));
      await expect(await canvas.findByText('Copied: primary.main')).toBeInTheDocument();
    });
    await expect(writeText).toHaveBeenCalledWith('var(--kit-palette-primary-main)');
  },
};
