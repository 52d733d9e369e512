import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composed } from '../../test/stories';
import * as stories from './ListScreens.stories';

const { Whole, FailingSave, FailingLoad, Empty } = composed(stories);

// jsdom has no object URLs.
URL.createObjectURL = () => 'data:,';
URL.revokeObjectURL = () => {};

const titles = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const logo = new File(['x'], 'logo.png', { type: 'image/png' });

/** Types a name, chooses a logo and submits. */
const addPartner = async (name: string) => {
  await userEvent.click(button('Add New Partner'));
  const form = dialog('Add New Partner');
  await userEvent.type(form.getByLabelText('Name'), name);
  await userEvent.upload(form.getByLabelText('Upload Logo'), logo);
  await userEvent.click(form.getByRole('button', { name: 'Add Partner' }));
  return form;
};

test('loads, pages, searches and changes its view', async () => {
  render(<Whole delay={0} />);
  expect(await screen.findAllByRole('article')).toHaveLength(10);
  await userEvent.click(button('Next'));
  await waitFor(() => expect(titles()).toEqual(['Ntcheu Weavers', 'Mzuzu Coffee House', 'Rumphi Beekeepers']));
  expect(screen.getByText('Page 2 of 2')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'WEAV');
  await waitFor(() => expect(titles()).toEqual(['Ntcheu Weavers']));
  expect(screen.queryByText(/^Page/)).not.toBeInTheDocument();
  await userEvent.click(button('List view'));
  expect(button('List view')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'xyz');
  expect(await screen.findByText('No partners found.')).toBeVisible();
});

test('adds, changes and deletes', async () => {
  render(<Whole delay={0} />);
  await screen.findAllByRole('article');
  await userEvent.click(button('Add New Partner'));
  await userEvent.click(dialog('Add New Partner').getByRole('button', { name: 'Add Partner' }));
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is required.');
  expect(screen.getByLabelText('Upload Logo')).toHaveAccessibleDescription('Please select a logo image file.');
  await userEvent.click(button('Close'));

  await addPartner('Balaka Brickmakers');
  expect(await screen.findByText('Partner added successfully!')).toBeVisible();
  expect(await screen.findByRole('article', { name: 'Balaka Brickmakers' })).toBeVisible();

  await userEvent.click(button('Edit Balaka Brickmakers'));
  const form = dialog('Edit Partner');
  expect(form.getByLabelText('Name')).toHaveValue('Balaka Brickmakers');
  await userEvent.clear(form.getByLabelText('Name'));
  await userEvent.type(form.getByLabelText('Name'), 'Balaka Masons');
  await userEvent.click(form.getByRole('button', { name: 'Update Partner' }));
  expect(await screen.findByText('Partner updated successfully!')).toBeVisible();

  await userEvent.click(await screen.findByRole('button', { name: 'Delete Balaka Masons' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this partner?' }));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Partner deleted successfully!')).toBeVisible();
  await waitFor(() => expect(titles()).not.toContain('Balaka Masons'));
});

test('a failed save says so and keeps what was typed', async () => {
  render(<FailingSave delay={0} />);
  await screen.findAllByRole('article');
  const form = await addPartner('Balaka Brickmakers');
  expect(await form.findByRole('alert')).toHaveTextContent('Failed to save partner. The server could not be reached.');
  expect(form.getByLabelText('Name')).toHaveValue('Balaka Brickmakers');
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(button('Discard'));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Lakeshore Bakery' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete partner.')).toBeVisible();
});

test('says when nothing came, and when there is nothing', async () => {
  const { unmount } = render(<FailingLoad />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch partners.');
  expect(button('Try again')).toBeVisible();
  unmount();
  render(<Empty />);
  expect(await screen.findByText('No partners found.')).toBeVisible();
});
