import type { Meta, StoryObj } from '@storybook/react';
import { Texts } from './Texts';

const meta: Meta = { title: 'Foundations/Writing' };
export default meta;
type Story = StoryObj;

export const Words: Story = { render: () => <Texts /> };
