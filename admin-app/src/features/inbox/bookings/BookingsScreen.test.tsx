/** @jest-environment ./jest/screen-environment.mjs */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockPrint } from '../../../../test/mockPrint';
import { renderAdmin, startAfresh } from '../../../../test/renderAdmin';
import { call } from '../../../../../jest/serverCall';

beforeEach(startAfresh);

const WEEK = 7 * 24 * 60 * 60_000;

const addEvent = async (capacity: number) =>
  (
    await call<{ _id: string }>('POST', '/content/events', {
      title: 'Training',
      date: new Date(Date.now() + WEEK).toISOString(),
      location: 'Zomba',
      image: '',
      description: '<p>Come.</p>',
      capacity,
    })
  )._id;

test('the organiser sees who comes, adds people who called, gives a place back and prints the list', async () => {
  const event = await addEvent(1);
  await call('POST', `/content/events/${event}/bookings`, {
    name: 'Grace',
    phone: '0991 234 567',
    count: 1,
  });
  renderAdmin('/admin/bookings');
  expect(await screen.findByText('Grace, 0991 234 567: 1')).toBeVisible();
  expect(screen.getByRole('heading', { name: /: 1 person$/ })).toBeVisible();

  expect(screen.getByLabelText('Day')).toHaveDisplayValue(/^\w+day \d+ \w+ \d{4}$/);
  await userEvent.type(screen.getByLabelText('Name'), 'Jo');
  await userEvent.type(screen.getByLabelText('Phone'), '0881 234 567');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Added to the waiting list.')).toBeVisible();
  expect(screen.getByText('Jo, 0881 234 567: 1, waiting list')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Delete Grace' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The place was given back.')).toBeVisible();
  expect(screen.getByText('Jo, 0881 234 567: 1, moved up, please call')).toBeVisible();

  // The screen is available again when the question has closed.
  const printButton = await screen.findByRole('button', { name: 'Print the list' });
  const { print, restore } = mockPrint();
  await userEvent.click(printButton);
  restore();
  expect(print).toHaveBeenCalledTimes(1);
  expect(document.querySelector('iframe')?.contentDocument?.body.textContent).toMatch(
    /: 1 personJo, 0881 234 567: 1/,
  );
});

test('deleting an event says how many people have a place', async () => {
  const event = await addEvent(5);
  const path = `/content/events/${event}/bookings`;
  await call('POST', path, { name: 'Grace', phone: '0991 234 567', count: 3 });
  renderAdmin('/admin/events');
  await userEvent.click(await screen.findByRole('button', { name: /^Delete Training/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/3 people have a place\.$/)).toBeVisible();
});
