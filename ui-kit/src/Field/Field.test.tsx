import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../../test/axe';
import { composed } from '../../test/stories';
import * as stories from './Field.stories';

const { Empty, Filled, WithError, WithCounter, ReadOnly } = composed(stories);

test('is found by its exact label and takes text', async () => {
  const { container } = render(<Empty />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Wells');
  expect(screen.getByLabelText('Title')).toHaveValue('Wells');
  expect(screen.getByLabelText('Title')).toBeValid();
  await expectAccessible(container);
});

test('ties hint and error to the box', async () => {
  const { container } = render(<WithError />);
  const box = screen.getByLabelText('Title');
  expect(box).toHaveAttribute('aria-invalid', 'true');
  expect(box).toHaveAccessibleDescription('Short and plain; it is the heading. Title is required.');
  await expectAccessible(container);
});

test('without an error only the hint describes it', () => {
  render(<Filled />);
  expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Short and plain; it is the heading.');
});

test('counts characters', async () => {
  render(<WithCounter />);
  await userEvent.type(screen.getByLabelText('Comment'), ' Tikuthokoza');
  expect(screen.getByText('19/500 characters')).toBeVisible();
});

test('can be read only', () => {
  render(<ReadOnly />);
  expect(screen.getByLabelText('Current Email')).toHaveAttribute('readonly');
});
