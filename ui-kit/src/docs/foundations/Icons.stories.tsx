import type { Meta, StoryObj } from '@storybook/react';
import { Icons } from './Icons';

const meta: Meta = { title: 'Foundations/Icons' };
export default meta;
type Story = StoryObj;

export const All: Story = { render: () => <Icons /> };
