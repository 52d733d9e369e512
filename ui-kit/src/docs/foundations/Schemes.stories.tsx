import type { Meta, StoryObj } from '@storybook/react';
import { Schemes } from './Schemes';

const meta: Meta = { title: 'Foundations/Light and dark' };
export default meta;
type Story = StoryObj;

export const SideBySide: Story = { render: () => <Schemes /> };
