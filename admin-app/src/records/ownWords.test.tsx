/** @jest-environment ./jest/screen-environment.mjs */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin, startAfresh } from '../../test/renderAdmin';
import { call } from '../../test/stored';

beforeEach(startAfresh);

const entry = (name: string) => within(screen.getByRole('group', { name }));

test('figures start as visitors see them, and are added, moved, removed and saved as entries', async () => {
  renderAdmin('/admin/figures');
  expect(await screen.findByDisplayValue('5+')).toBeVisible();
  for (const at of [4, 3, 2]) await userEvent.click(screen.getByRole('button', { name: `Remove figure ${at}` }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a figure' }));
  await userEvent.type(entry('Figure 2').getByLabelText('Number'), 'many');
  await userEvent.click(screen.getByRole('button', { name: 'Add Figures' }));
  expect(await screen.findByText('What It Counts is required.')).toBeVisible();
  await userEvent.type(entry('Figure 2').getByLabelText('What It Counts'), 'wells dug');
  await userEvent.type(entry('Figure 2').getByLabelText('Year'), '2025');
  expect(await screen.findByText('Number must contain a digit.')).toBeVisible();
  expect(entry('Figure 2').getByLabelText('Number')).toBeInvalid();
  await userEvent.clear(entry('Figure 2').getByLabelText('Number'));
  await userEvent.type(entry('Figure 2').getByLabelText('Number'), '12');
  await userEvent.click(screen.getByRole('button', { name: 'Move figure 2 up' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add Figures' }));
  expect(await screen.findByText('Figures saved successfully!')).toBeVisible();
  expect(await call('GET', '/content/figures')).toMatchObject({
    figures: '12 | wells dug | 2025\n5+ | years in operations',
  });
});

test('a colour that is too light is told at the field, is not saved, and is mended by an offered shade', async () => {
  renderAdmin('/admin/colours');
  const main = await screen.findByLabelText('Main Colour');
  expect(screen.getByText(/^Text in this colour can be read\. Contrast 6\.\d to 1\.$/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'A page in these colours' })).toBeVisible();
  await userEvent.clear(main);
  await userEvent.type(main, '#ff8800');
  expect(screen.getByText(/^Text in this colour is hard to read\. Contrast 2\.\d to 1/)).toBeVisible();
  expect(screen.queryByRole('img', { name: 'A page in these colours' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add Colours' }));
  expect(await screen.findByText(/^Main Colour is too light: text in it has a contrast of 2\.\d to 1/)).toBeVisible();
  expect(await call('GET', '/content/colours')).toBeNull();
  const [shade] = screen.getAllByRole('button', { name: /^Use #/ });
  const safe = shade?.textContent?.replace('Use ', '');
  await userEvent.click(shade as HTMLElement);
  expect(main).toHaveValue(safe);
  await userEvent.click(screen.getByRole('button', { name: 'Add Colours' }));
  expect(await screen.findByText('Colours saved successfully!')).toBeVisible();
  expect(await call('GET', '/content/colours')).toMatchObject({ main: safe });
  // This page shows them at once.
  expect(document.getElementById('site-colours')).toHaveTextContent(`--kit-palette-primary-main:${safe}`);
});
