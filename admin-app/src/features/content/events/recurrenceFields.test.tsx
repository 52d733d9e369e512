/** @jest-environment ./jest/screen-environment.mjs */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin, startAfresh } from '../../../../test/renderAdmin';

beforeEach(startAfresh);

const stored = async () => {
  const response = await fetch(`${contentServer.url}/api/content/events`);
  return ((await response.json()) as { events: Record<string, string>[] }).events[0];
};

test('an event can end and recur; the form describes and validates the rule, and can remove both', async () => {
  renderAdmin('/admin/events');
  await userEvent.click(await screen.findByRole('button', { name: 'Add New Event' }));
  let dialog = within(await screen.findByRole('dialog'));
  const write = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  write('Title', 'Study circle');
  write('Location', 'Zomba');
  write('Date', '2026-12-05T17:30');
  write('Ends', '2026-12-05T17:00');
  expect(dialog.queryByLabelText('Repeats Until')).not.toBeInTheDocument();
  await userEvent.selectOptions(
    dialog.getByLabelText('Repeats'),
    'Every month on the same weekday',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Add Event' }));
  expect(await dialog.findByText('The end must be after the beginning.')).toBeVisible();
  expect(dialog.getByLabelText('Ends')).toHaveAttribute('aria-invalid', 'true');
  expect(dialog.getByLabelText('Repeats Until')).toHaveAccessibleDescription(
    /say until when the event repeats/,
  );

  write('Ends', '2026-12-05T19:00');
  write('Repeats Until', '2027-03-31');
  const rule = 'Every month on the first Saturday, until 31 March 2027: 4 times.';
  await waitFor(() =>
    expect(dialog.getByLabelText('Repeats Until')).toHaveAccessibleDescription(rule),
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

  await userEvent.click(card.getByRole('button', { name: /^Edit/ }));
  dialog = within(await screen.findByRole('dialog', { name: 'Edit Event' }));
  write('Ends', '');
  await userEvent.selectOptions(dialog.getByLabelText('Repeats'), 'Does not repeat');
  await userEvent.click(dialog.getByRole('button', { name: 'Update Event' }));
  expect(await screen.findByText('Event updated successfully!')).toBeVisible();
  expect(await stored()).toMatchObject({ ends: '', repeats: '' });
  await waitFor(() => expect(screen.queryByText(/Every month/)).not.toBeInTheDocument());
});
