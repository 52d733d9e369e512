import type { Meta, StoryObj } from '@storybook/react';
import { SectionHeading } from '../../text/SectionHeading/SectionHeading';
import { Section } from './Section';
import { guide } from './Section.guide';
import { attribute } from '../../../test/argTypes';

const meta = {
  title: 'Components/Section',
  tags: ['since-0.1.0', 'layout'],
  component: Section,
  argTypes: {
    'aria-labelledby': attribute("Id of the section's heading.", 'string'),
    children: attribute('Content of the section; its heading first.', 'ReactNode'),
  },
  parameters: { guide, layout: 'fullscreen' },
  args: {
    'aria-labelledby': 'heading',
    children: (
      <>
        <SectionHeading id="heading" action={{ href: '/who-we-serve', label: 'Who we serve' }}>
          Who We Serve
        </SectionHeading>
        <p>Older persons, youths, widows, families with little, and students in need.</p>
      </>
    ),
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Wash: Story = { args: { tone: 'wash' } };
export const Deep: Story = { args: { tone: 'deep' } };
