/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin, startAfresh } from './renderAdmin';
import { call } from '../../jest/serverCall';

// Run by build/checks/contributing in a copy of the sources, after it has followed the worked
// example of CONTRIBUTING.

const LIST = '/content/testimonials';
const testimonial = { name: 'Tiwonge', words: 'We drink clean water now.', order: 1 };

interface Stored {
  _id: string;
  name: string;
}
const listed = async (query = '') =>
  (await call<{ testimonials: Stored[] }>('GET', `${LIST}${query}`)).testimonials.map(
    ({ name }) => name,
  );

const asStranger = async (method: string, path: string) =>
  (
    await fetch(`${contentServer.url}/api${path}`, {
      method,
      body: method === 'GET' ? undefined : '{}',
    })
  ).status;

beforeEach(startAfresh);

test('the server lists, creates, validates, changes, moves, deletes and restores; visitors only read', async () => {
  const { _id } = await call<Stored>('POST', LIST, testimonial);
  await call('POST', LIST, { ...testimonial, name: 'Chisomo', order: 2 });
  expect(await listed()).toEqual(['Tiwonge', 'Chisomo']);
  expect(await listed('?search=CHISO')).toEqual(['Chisomo']);
  await expect(call('POST', LIST, { ...testimonial, words: ' ' })).rejects.toThrow(
    /400.*Words is required\./,
  );
  await call('PUT', `${LIST}/${_id}`, { ...testimonial, name: 'Tiwonge Phiri' });
  await call('PUT', `${LIST}/${_id}/place`, { direction: 'down' });
  expect(await listed()).toEqual(['Chisomo', 'Tiwonge Phiri']);
  await call('DELETE', `${LIST}/${_id}`);
  expect(await listed()).toEqual(['Chisomo']);
  await call('POST', `${LIST}/${_id}/restore`);
  expect(await asStranger('GET', LIST)).toBe(200);
  for (const [method, path] of [
    ['POST', LIST],
    ['PUT', `${LIST}/${_id}`],
    ['DELETE', `${LIST}/${_id}`],
  ] as const)
    expect(await asStranger(method, path)).toBe(401);
  expect(await listed()).toHaveLength(2);
});

test('the screen is in the sidebar, shows errors, and adds an item', async () => {
  renderAdmin('/admin');
  const sidebar = await screen.findByRole('navigation', {
    name: /administration|menu|areas|sidebar/i,
  });
  await userEvent.click(within(sidebar).getByRole('button', { name: 'Stories' }));
  await userEvent.click(within(sidebar).getByRole('link', { name: 'Testimonials' }));
  expect(await screen.findByText('No testimonials found.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add New Testimonial' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Testimonial' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add Testimonial' }));
  expect(await dialog.findByText('Words is required.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Name'), 'Tiwonge');
  await userEvent.type(dialog.getByLabelText('Words'), 'Clean water!');
  await userEvent.click(dialog.getByRole('button', { name: 'Add Testimonial' }));
  await waitFor(() => expect(screen.getByText('Testimonial added successfully!')).toBeVisible());
  expect(await screen.findByRole('article', { name: 'Tiwonge' })).toHaveTextContent('Clean water!');
  expect(await listed()).toEqual(['Tiwonge']);
});
