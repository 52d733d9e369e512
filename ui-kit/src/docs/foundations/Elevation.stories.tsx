import type { Meta, StoryObj } from '@storybook/react';
import { Elevations } from './Elevation';

const meta: Meta = { title: 'Foundations/Elevation' };
export default meta;
type Story = StoryObj;

export const Tokens: Story = { render: () => <Elevations /> };
