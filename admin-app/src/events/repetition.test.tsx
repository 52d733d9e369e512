/** @jest-environment ./jest/screen-environment.mjs */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin, startAfresh } from '../../test/renderAdmin';

beforeEach(startAfresh);

const stored = async () => {
  const answer = await fetch(`${contentServer.url}/api/content/events`);
  return ((await answer.json()) as { events: Record<string, string>[] }).events[0];
};

const openForm = async () => {
  renderAdmin('/admin/events');
  await userEvent.click(await screen.findByRole('button', { name: 'Add New Event' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Title'), 'Study circle');
  await userEvent.type(dialog.getByLabelText('Location'), 'Zomba');
  fireEvent.change(dialog.getByLabelText('Date'), { target: { value: '2026-12-05T17:30' } });
  return dialog;
};

test('an event gets an end and a rule, which the form reads back in words', async () => {
  const dialog = await openForm();
  fireEvent.change(dialog.getByLabelText('Ends'), { target: { value: '2026-12-05T19:00' } });
  expect(dialog.queryByLabelText('Repeats Until')).not.toBeInTheDocument();
  await userEvent.selectOptions(dialog.getByLabelText('Repeats'), 'Every month on the same weekday');
  fireEvent.change(dialog.getByLabelText('Repeats Until'), { target: { value: '2027-03-31' } });
  expect(dialog.getByLabelText('Repeats Until')).toHaveAccessibleDescription(
    'Every month on the first Saturday, until 31 March 2027: 4 times.',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Add Event' }));
  expect(await screen.findByText('Event added successfully!')).toBeVisible();
  expect(await stored()).toMatchObject({
    date: '2026-12-05T15:30:00.000Z',
    ends: '2026-12-05T17:00:00.000Z',
    repeats: 'monthly',
    repeatsUntil: '2027-03-31',
  });
  const card = within(await screen.findByRole('article'));
  expect(card.getByText(/Every month on the first Saturday, until 31 March 2027/)).toBeVisible();
});

test('an event needs neither; a wrong end and a missing last day are named at their fields', async () => {
  const dialog = await openForm();
  fireEvent.change(dialog.getByLabelText('Ends'), { target: { value: '2026-12-05T17:00' } });
  await userEvent.selectOptions(dialog.getByLabelText('Repeats'), 'Every week');
  await userEvent.click(dialog.getByRole('button', { name: 'Add Event' }));
  expect(await dialog.findByText('The end must be after the beginning.')).toBeVisible();
  expect(dialog.getByLabelText('Ends')).toHaveAttribute('aria-invalid', 'true');
  expect(dialog.getByLabelText('Repeats Until')).toHaveAccessibleDescription(/say until when the event repeats/);
  fireEvent.change(dialog.getByLabelText('Ends'), { target: { value: '' } });
  await userEvent.selectOptions(dialog.getByLabelText('Repeats'), 'Does not repeat');
  await userEvent.click(dialog.getByRole('button', { name: 'Add Event' }));
  expect(await screen.findByText('Event added successfully!')).toBeVisible();
  expect(await stored()).toMatchObject({ ends: '', repeats: '', repeatsUntil: '' });
});
