/** @jest-environment ./jest/screen-environment.mjs */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin, startAfresh } from '../../../../test/renderAdmin';
import { call } from '../../../../../jest/serverCall';

beforeEach(startAfresh);

interface Stored {
  _id: string;
}

const project = (title: string) =>
  call<Stored>('POST', '/content/projects', {
    title,
    image: '/uploads/0123456789abcdef-10x10.png',
    initiatedDate: '2026-01-01',
  });

test('an update can belong to a project, and earlier versions show its title', async () => {
  const wells = await project('Wells');
  await project('Trees');
  const { _id } = await call<Stored>('POST', '/content/updates', {
    title: 'Water',
    date: '2026-11-21',
  });
  renderAdmin(`/admin/updates?edit=${_id}`);
  const select = await screen.findByLabelText('Belongs to Project');
  expect(select).toHaveDisplayValue('No project');
  await userEvent.selectOptions(
    select,
    await within(select).findByRole('option', { name: 'Wells' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save Update' }));
  expect(await screen.findByText('Update item updated successfully!')).toBeVisible();
  expect(await call('GET', `/content/updates/${_id}`)).toMatchObject({ project: wells._id });

  await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Earlier versions' }));
  const change = within(await screen.findByRole('region', { name: 'Belongs to Project' }));
  expect(change.getByText('No project').closest('del')).toBeVisible();
  expect(change.getByText('Wells').closest('ins')).toBeVisible();
});

test('a deleted project stays selected', async () => {
  const wells = await project('Wells');
  await call('DELETE', `/content/projects/${wells._id}`);
  const update = { title: 'Water', date: '2026-11-21', project: wells._id };
  const { _id } = await call<Stored>('POST', '/content/updates', update);
  renderAdmin(`/admin/updates?edit=${_id}`);
  expect(await screen.findByLabelText('Belongs to Project')).toHaveValue(wells._id);
  expect(
    await screen.findByRole('option', { name: 'A project that visitors cannot see' }),
  ).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Title'), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save Update' }));
  expect(await screen.findByText('Update item updated successfully!')).toBeVisible();
  expect(await call('GET', `/content/updates/${_id}`)).toMatchObject({
    title: 'Water!',
    project: wells._id,
  });
});
