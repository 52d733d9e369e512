/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '../../../../test/answer';
import { renderAdmin, startAfresh } from '../../../../test/renderAdmin';
import { call } from '../../../../../jest/serverCall';
import { write } from '../../../../test/write';

beforeEach(startAfresh);

const entry = (name: string) => within(screen.getByRole('group', { name }));

test('figures start with the defaults, and can be added, moved, removed and saved', async () => {
  renderAdmin('/admin/figures');
  const first = await screen.findByDisplayValue('5+');
  expect(first).not.toBeVisible();
  // A row shows a summary. Opening one closes the others.
  await userEvent.click(screen.getByText('5+'));
  expect(first).toBeVisible();
  await userEvent.click(screen.getByText('beneficiaries', { exact: false }));
  await waitFor(() => expect(first).not.toBeVisible());
  for (const at of [4, 3, 2])
    await userEvent.click(screen.getByRole('button', { name: `Remove figure ${at}` }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a figure' }));
  write(entry('Figure 2').getByLabelText('Number'), 'many');
  await userEvent.click(screen.getByRole('button', { name: 'Add Figures' }));
  expect(await screen.findByText('What It Counts is required.')).toBeVisible();
  write(entry('Figure 2').getByLabelText('What It Counts'), 'wells dug');
  write(entry('Figure 2').getByLabelText('Year'), '2025');
  expect(await screen.findByText('Number must contain a digit.')).toBeVisible();
  expect(entry('Figure 2').getByLabelText('Number')).toBeInvalid();
  write(entry('Figure 2').getByLabelText('Number'), '12');
  await userEvent.click(screen.getByRole('button', { name: 'Move up figure 2' }));
  expect(screen.getByRole('button', { name: 'Move down figure 1' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Move down figure 1' }));
  expect(screen.getByRole('button', { name: 'Move down figure 2' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Move up figure 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add Figures' }));
  expect(await screen.findByText('Figures saved successfully!')).toBeVisible();
  expect(await call('GET', '/content/figures')).toMatchObject({
    figures: '12 | wells dug | 2025\n5+ | years in operations',
  });
});

test('ways to give are saved with their steps; percentages must add up to 100', async () => {
  renderAdmin('/admin/giving');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a way to give' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a purpose' }));
  const [way, purpose] = [entry('Way to give 1'), entry('Purpose 1')];
  write(way.getByLabelText('Name'), 'Airtel Money');
  write(way.getByLabelText('Steps'), 'Open the menu.\n\nSend the gift.\n');
  write(purpose.getByLabelText('Purpose'), 'Food');
  write(purpose.getByLabelText('Percent'), '90');
  const save = screen.getByRole('button', { name: 'Add Giving and Helping Texts' });
  await userEvent.click(save);
  expect(await screen.findByText('Number is required.')).toBeVisible();
  expect(way.getByLabelText('Number')).toBeInvalid();
  expect(purpose.getByLabelText('Percent')).toHaveAccessibleDescription(
    'Percent must make 100 together with the others. Together they are 90 now.',
  );
  expect(screen.getByLabelText('Year of the Figures')).toBeInvalid();
  write(way.getByLabelText('Number'), '0999 000 000');
  write(purpose.getByLabelText('Percent'), '100');
  write(screen.getByLabelText('Year of the Figures'), '2025');
  write(screen.getByLabelText('Source of the Figures'), 'Annual report');
  await userEvent.click(save);
  expect(await screen.findByText('Giving and helping texts saved successfully!')).toBeVisible();
  expect(await call('GET', '/content/giving')).toMatchObject({
    ways: 'Airtel Money | 0999 000 000 |  | Open the menu. • Send the gift.',
    purposes: 'Food | 100',
    purposesYear: '2025',
  });
});

test('a long form has rows with summaries; a bar counts the changes and can discard them', async () => {
  await call('PUT', '/content/about-us', {
    about: 'Who we are.',
    vision: 'No thirst.',
    mission: 'Wells.',
    values: 'Faith | It holds.',
  });
  renderAdmin('/admin/about-us');
  const row = (title: string) => screen.getByText(title, { selector: 'summary' }).parentElement;
  expect(await screen.findByText('No thirst. · Wells.')).toBeVisible();
  expect(row('Values')).toHaveTextContent('ValuesFaith');
  expect(row('History')).toHaveTextContent('HistoryEmpty');
  expect(screen.getByLabelText('Vision')).not.toBeVisible();
  expect(screen.queryByText(/^\d changes?$/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Vision and Mission'));
  write(screen.getByLabelText('Vision'), '');
  expect(screen.getByText('1 change')).toBeVisible();
  write(screen.getByLabelText('Mission'), 'Deep wells.');
  expect(screen.getByText('2 changes')).toBeVisible();
  await userEvent.click(screen.getByText('Vision and Mission'));
  await userEvent.click(screen.getByRole('button', { name: 'Update About Us Texts' }));
  // The row of the first invalid field opens.
  await waitFor(() => expect(screen.getByLabelText('Vision')).toHaveFocus());
  expect(screen.getByLabelText('Vision')).toBeVisible();
  expect(row('Vision and Mission')).toHaveTextContent('One field needs correcting.');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await answer('Discard');
  await waitFor(() => expect(screen.getByLabelText('Vision')).toHaveValue('No thirst.'));
  expect(screen.getByLabelText('Mission')).toHaveValue('Wells.');
  expect(screen.queryByText(/^\d changes?$/)).not.toBeInTheDocument();
});

test('a redirect is added on its screen, with errors at its fields', async () => {
  renderAdmin('/admin/redirects');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a redirect' }));
  const redirect = entry('Redirect 1');
  write(redirect.getByLabelText('Old Path'), 'about.html');
  write(redirect.getByLabelText('New Address'), '/about');
  await userEvent.click(screen.getByRole('button', { name: 'Add Redirects' }));
  expect(await screen.findByText(/^Old Path must begin with a slash/)).toBeVisible();
  expect(redirect.getByLabelText('Old Path')).toBeInvalid();
  write(redirect.getByLabelText('Old Path'), '/about.html');
  await userEvent.click(screen.getByRole('button', { name: 'Add Redirects' }));
  expect(await screen.findByText('Redirects saved successfully!')).toBeVisible();
  expect(await call('GET', '/content/redirects')).toMatchObject({
    redirects: '/about.html | /about',
  });
});
