import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../../test/axe';
import { composed } from '../../test/stories';
import * as stories from './DateTimeField.stories';

const { Filled, Empty } = composed(stories);

test('is typed into and gives a wall time', async () => {
  const { container } = render(<Filled />);
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2027-02-03T09:15' } });
  expect(screen.getByRole('status')).toHaveTextContent('2027-02-03T09:15');
  await expectAccessible(container);
});

test('picks the day and keeps the time', async () => {
  render(<Filled />);
  await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
  await userEvent.click(await screen.findByRole('gridcell', { name: '26' }));
  expect(screen.getByRole('status', { hidden: true })).toHaveTextContent('2026-12-26T18:30');
  await userEvent.click(screen.getByRole('option', { name: '45 minutes' }));
  expect(screen.getByRole('status', { hidden: true })).toHaveTextContent('2026-12-26T18:45');
});

test('starts in the morning when there was no time yet', async () => {
  render(<Empty />);
  await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
  await userEvent.click((await screen.findAllByRole('gridcell', { name: '15' }))[0] as HTMLElement);
  expect(screen.getByRole('status', { hidden: true })).toHaveTextContent(/-15T09:00$/);
});
