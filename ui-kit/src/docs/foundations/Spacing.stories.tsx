import type { Meta, StoryObj } from '@storybook/react';
import { SpacingScale } from './Spacing';

const meta: Meta = { title: 'Foundations/Spacing' };
export default meta;
type Story = StoryObj;

export const Scale: Story = { render: () => <SpacingScale /> };
