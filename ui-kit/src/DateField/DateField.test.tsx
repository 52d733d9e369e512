import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../../test/axe';
import { composed } from '../../test/stories';
import * as stories from './DateField.stories';

const { Filled, WithError } = composed(stories);

test('is typed into and gives YYYY-MM-DD', async () => {
  const { container } = render(<Filled />);
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2027-02-03' } });
  expect(screen.getByRole('status')).toHaveTextContent('2027-02-03');
  await expectAccessible(container);
});

test('opens a calendar at the chosen day, whose weeks start on Monday', async () => {
  render(<Filled />);
  await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
  expect(await screen.findByRole('gridcell', { name: '21', selected: true })).toBeVisible();
  expect(screen.getAllByRole('columnheader')[0]).toHaveAccessibleName('Monday');
  await userEvent.click(screen.getByRole('gridcell', { name: '5' }));
  expect(screen.getByRole('status', { hidden: true })).toHaveTextContent('2026-11-05');
});

test('says what is wrong', () => {
  render(<WithError />);
  expect(screen.getByLabelText('Date')).toHaveAccessibleDescription('Date is required.');
});
