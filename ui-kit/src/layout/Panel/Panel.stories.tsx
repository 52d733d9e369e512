import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyMessage } from '../../messages/EmptyMessage/EmptyMessage';
import { Facts } from '../../text/Facts/Facts';
import { Field } from '../../fields/Field/Field';
import { Loading } from '../../lists/Loading/Loading';
import { TextSkeleton } from '../../lists/TextSkeleton/TextSkeleton';
import { guide } from './Panel.guide';
import { Panel } from './Panel';

const submitted: () => void = fn();

const meta: Meta<typeof Panel> = {
  title: 'Components/Panel',
  tags: ['since-1.0.0', 'layout'],
  component: Panel,
  parameters: { guide },
  args: {
    heading: 'Current Contact Details',
    children: (
      <Facts
        facts={[
          ['Phone', '+265 1 000 000'],
          ['Address', 'P.O. Box 12\nZomba'],
        ]}
      />
    ),
  },
  argTypes: { children: { control: false }, ref: { control: false } },
};
export default meta;
type Story = StoryObj<typeof Panel>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Current Contact Details' });
    await expect(region).toContainElement(
      canvas.getByRole('heading', { level: 2, name: 'Current Contact Details' }),
    );
  },
};
export const Busy: Story = {
  args: {
    busy: true,
    children: (
      <Loading>
        <TextSkeleton lines={5} />
      </Loading>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
  },
};
export const Empty: Story = {
  args: { children: <EmptyMessage>Bank details not configured yet</EmptyMessage> },
};
export const Form: Story = {
  args: {
    heading: 'Change Email',
    onSubmit: submitted,
    children: (
      <>
        <Field name="email" label="New Email" type="email" value="" onChange={() => {}} />
        <Button type="submit" variant="contained" sx={{ justifySelf: 'start' }}>
          Change Email
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    // The browser does not validate.
    await expect(canvas.getByRole('form', { name: 'Change Email' })).toHaveAttribute('novalidate');
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'New Email' }),
      'not an address{Enter}',
    );
    await expect(submitted).toHaveBeenCalledTimes(1);
    await expect(submitted).toHaveBeenCalledWith();
  },
};
export const LongText: Story = {
  args: {
    heading:
      'Ndimakukondani-kwambiri-abwenzi-anga-onse-a-ku-Malawi-ndi-padziko-lonse-lapansi-lero-ndi-mawa',
  },
};
