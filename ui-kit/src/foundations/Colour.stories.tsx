import type { Meta, StoryObj } from '@storybook/react';
import { ContrastTable } from './ContrastTable';
import { Palette } from './Palette';

const meta: Meta = { title: 'Foundations/Colour' };
export default meta;
type Story = StoryObj;

export const Tokens: Story = { render: () => <Palette /> };
export const ContrastInLight: Story = { render: () => <ContrastTable scheme="light" /> };
export const ContrastInDark: Story = { render: () => <ContrastTable scheme="dark" /> };
