/** @timezone Europe/London */
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import CalendarPanel from './CalendarPanel';

function Panel({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <CalendarPanel value={value} withTime onChange={setValue} onDone={() => {}} />
      <output>{value}</output>
    </>
  );
}

test('selects an hour that does not exist in the time zone of the device', async () => {
  expect(new Date('2027-03-28T01:30').getHours()).toBe(2);
  render(<Panel start="2027-03-28T01:30" />);
  expect(screen.getByRole('option', { name: /^1 hours?$/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await userEvent.click(screen.getByRole('option', { name: '35 minutes' }));
  expect(screen.getByRole('status')).toHaveTextContent('2027-03-28T01:35');
  await userEvent.click(within(screen.getByRole('grid')).getByRole('gridcell', { name: '5' }));
  expect(screen.getByRole('status')).toHaveTextContent('2027-03-05T01:35');
});

test('today, and the day of a time without a date, are those of the device', async () => {
  jest.useFakeTimers({
    now: new Date('2027-07-01T00:30'),
    doNotFake: ['setTimeout', 'performance'],
  });
  render(<Panel start="" />);
  expect(screen.getByRole('gridcell', { current: 'date' })).toHaveTextContent(/^1$/);
  fireEvent.click(screen.getByRole('option', { name: '8 hours' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^2027-07-01T08:/);
  jest.useRealTimers();
});
