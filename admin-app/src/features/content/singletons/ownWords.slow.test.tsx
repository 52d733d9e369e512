/** @jest-environment ./jest/screen-environment.mjs */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin, startAfresh } from '../../../../test/renderAdmin';
import { call } from '../../../../../jest/serverCall';
import { write } from '../../../../test/write';

beforeEach(startAfresh);

const entry = (name: string) => within(screen.getByRole('group', { name }));

test('a colour that is too light shows an error, is not saved, and a suggested shade fixes it', async () => {
  renderAdmin('/admin/colours');
  const main = await screen.findByLabelText('Main Colour');
  expect(
    screen.getByText(/^Text in this colour can be read\. Contrast 6\.\d to 1\.$/),
  ).toBeVisible();
  expect(screen.getByRole('img', { name: 'A page in these colours' })).toBeVisible();
  write(main, '#ff8800');
  expect(
    screen.getByText(/^Text in this colour is hard to read\. Contrast 2\.\d to 1/),
  ).toBeVisible();
  expect(screen.queryByRole('img', { name: 'A page in these colours' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add Colours' }));
  expect(
    await screen.findByText(/^Main Colour is too light: text in it has a contrast of 2\.\d to 1/),
  ).toBeVisible();
  expect(await call('GET', '/content/colours')).toBeNull();
  const [shade] = screen.getAllByRole('button', { name: /^Use #/ });
  const safe = shade?.textContent?.replace('Use ', '');
  await userEvent.click(shade as HTMLElement);
  expect(main).toHaveValue(safe);
  await userEvent.click(screen.getByRole('button', { name: 'Add Colours' }));
  expect(await screen.findByText('Colours saved successfully!')).toBeVisible();
  expect(await call('GET', '/content/colours')).toMatchObject({ main: safe });
  // This page uses them at once.
  expect(document.getElementById('site-colours')).toHaveTextContent(
    `--kit-palette-primary-main:${safe}`,
  );
});

test('the count of a project is entered in its form, with errors at its fields', async () => {
  const well = {
    title: 'Wells',
    image: '/uploads/0123456789abcdef-10x10.png',
    initiatedDate: '2026-01-01',
  };
  const { _id } = await call<{ _id: string }>('POST', '/content/projects', well);
  renderAdmin(`/admin/projects?edit=${_id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a count' }));
  const count = entry('Count 1');
  write(count.getByLabelText('Done So Far'), '13');
  write(count.getByLabelText('Planned'), '12');
  write(count.getByLabelText('What Is Counted'), 'wells');
  expect(screen.getByRole('button', { name: 'Add a count' })).toBeDisabled();
  const save = screen.getByRole('button', { name: 'Update Project' });
  await userEvent.click(save);
  expect(await screen.findByText('Done So Far can be at most as many as planned.')).toBeVisible();
  expect(count.getByLabelText('Done So Far')).toBeInvalid();
  write(count.getByLabelText('Done So Far'), '9');
  await userEvent.click(save);
  expect(await screen.findByText('Project updated successfully!')).toBeVisible();
  expect(await call('GET', `/content/projects/${_id}`)).toMatchObject({
    progress: 'wells | 9 | 12',
  });
});
