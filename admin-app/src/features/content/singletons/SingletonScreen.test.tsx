/** @jest-environment ./jest/screen-environment.mjs */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { homeGroupsQuery } from '@charity-site/api-client';
import { getQueryClient } from '@charity-site/api-client/http';
import { removeSingleton } from '../../../../test/removeSingleton';
import { renderAdmin, startAfresh } from '../../../../test/renderAdmin';
import { write } from '../../../../test/write';
import { call } from '../../../../../jest/serverCall';

beforeEach(startAfresh);

test('a quote is added, then offers Update and Delete; deleting it clears the form', async () => {
  renderAdmin('/admin/quotes');
  expect(await screen.findByRole('button', { name: 'Add Quote' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add Quote' }));
  expect(await screen.findByText('Text is required.')).toBeVisible();
  expect(screen.getByText('Author is required.')).toBeVisible();

  write(screen.getByLabelText('Text'), 'Water is life.');
  write(screen.getByLabelText('Author'), 'A grandmother');
  await userEvent.click(screen.getByRole('button', { name: 'Add Quote' }));
  expect(await screen.findByText('Quote saved successfully!')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Update Quote' })).toBeVisible();
  expect(await call('GET', '/content/quote')).toMatchObject({
    text: 'Water is life.',
    author: 'A grandmother',
  });

  await removeSingleton('Are you sure you want to delete the quote?');
  expect(await screen.findByText('Quote deleted successfully!')).toBeVisible();
  expect(screen.getByLabelText('Text')).toHaveValue('');
  expect(await screen.findByRole('button', { name: 'Add Quote' })).toBeVisible();
  expect(await call('GET', '/content/quote')).toBeNull();
});

test('contact details can be retried; their links are optional, but must be URLs', async () => {
  const { schema } = contentServer.database;
  await schema.alterTable('contact_details').renameTo('contact_details_away').execute();
  renderAdmin('/admin/contact-details');
  expect(await screen.findByText('Failed to fetch contact details.')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await schema.alterTable('contact_details_away').renameTo('contact_details').execute();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByLabelText('Phone');
  write(screen.getByLabelText('Phone'), '+265 1 000 111');
  write(screen.getByLabelText('Email'), 'hello');
  write(screen.getByLabelText('Address'), 'Zomba');
  write(screen.getByLabelText('Facebook'), 'not an address');
  await userEvent.click(screen.getByRole('button', { name: 'Add Contact Details' }));
  expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
  expect(screen.getByText(/^Facebook must be a valid URL/)).toBeVisible();
  write(screen.getByLabelText('Email'), 'hello@example.org');
  expect(screen.getByLabelText('Facebook')).toHaveAccessibleDescription(
    /^Optional\. Paste the full link\./,
  );
  act(() => screen.getByLabelText('Facebook').focus());
  write(screen.getByLabelText('Facebook'), 'facebook.com/lamp');
  await userEvent.tab();
  expect(screen.getByLabelText('Facebook')).toHaveValue('https://facebook.com/lamp');
  await userEvent.click(screen.getByRole('button', { name: 'Add Contact Details' }));
  expect(await screen.findByText('Contact details saved successfully!')).toBeVisible();
  expect(await call('GET', '/content/contact-details')).toMatchObject({
    facebook: 'https://facebook.com/lamp',
  });
});

test('the home page reads the groups again after they are saved', async () => {
  const home = homeGroupsQuery();
  renderAdmin('/admin/groups');
  const save = await screen.findByRole('button', { name: 'Add Groups' });
  getQueryClient().setQueryData(home.queryKey, null);
  await userEvent.click(save);
  expect(await screen.findByText('Groups saved successfully!')).toBeVisible();
  expect(getQueryClient().getQueryState(home.queryKey)?.isInvalidated).toBe(true);
});

test('the logo requires a picture and alternative text', async () => {
  renderAdmin('/admin/logo');
  expect(await screen.findByLabelText('Upload Logo')).toHaveAccessibleDescription(
    /^Best: a square picture with a transparent background, at least 256 × 256 pixels\./,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save Logo' }));
  expect(
    await screen.findByText('Please select an image file or ensure a current logo URL exists.'),
  ).toBeVisible();
  expect(screen.getByText('Alt Text is required.')).toBeVisible();
});

describe('a record that someone else changes during editing', () => {
  const theirs = { text: 'Theirs', author: 'They' };
  const quote = () => call<{ text: string } | null>('GET', '/content/quote');

  test('is a conflict, leaves the input, and is overwritten by "Keep my version"', async () => {
    await call('PUT', '/content/quote', { text: 'Water is life.', author: 'A grandmother' });
    renderAdmin('/admin/quotes');
    await screen.findByLabelText('Text');
    write(screen.getByLabelText('Text'), 'Water is life. Ours.');
    await call('PUT', '/content/quote', theirs);
    await act(() => getQueryClient().refetchQueries({ queryKey: ['quote'] }));
    expect(await screen.findByText('They')).toBeVisible();
    expect(screen.getByLabelText('Text')).toHaveValue('Water is life. Ours.');
    await userEvent.click(screen.getByRole('button', { name: 'Update Quote' }));
    expect(
      await screen.findByText(/^Failed to save quote\. Someone else has changed this quote/),
    ).toBeVisible();
    expect(await quote()).toMatchObject(theirs);
    await userEvent.click(screen.getByRole('button', { name: 'See their version' }));
    const both = within(await screen.findByRole('region', { name: 'Their version and yours' }));
    expect(both.getAllByRole('group', { name: 'Theirs' })[0]).toHaveTextContent('TheirsTheirs');
    expect(both.getAllByRole('group', { name: 'Yours' })[0]).toHaveTextContent(
      'YoursWater is life. Ours.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Keep my version' }));
    expect(await screen.findByText('Quote saved successfully!')).toBeVisible();
    expect(await quote()).toMatchObject({ text: 'Water is life. Ours.' });
  });

  test('is also a conflict when it was added or deleted', async () => {
    renderAdmin('/admin/quotes');
    await screen.findByLabelText('Text');
    write(screen.getByLabelText('Text'), 'Ours');
    write(screen.getByLabelText('Author'), 'We');
    await call('PUT', '/content/quote', theirs);
    await userEvent.click(screen.getByRole('button', { name: 'Add Quote' }));
    expect(await screen.findByText(/Someone else has changed this quote/)).toBeVisible();
    await call('DELETE', '/content/quote');
    await userEvent.click(screen.getByRole('button', { name: 'See their version' }));
    expect(await screen.findByText('It was deleted.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep my version' }));
    expect(await screen.findByText('Quote saved successfully!')).toBeVisible();
    expect(await quote()).toMatchObject({ text: 'Ours' });
  });
});

/** The pages that can have a hero, in the order of the selector (docs/product.md 5.9). */
const PAGES = [
  'About Page',
  'Who We Serve Page',
  'Case Studies Page',
  'News/Updates Page',
  'Events Page',
  'Use Cases Page',
  'Contact Us Page',
  'Donation Page',
  'Mission Page',
  'Get Involved Page',
  'Projects Page',
];

test('a page hero that fails to load or to be deleted says so', async () => {
  const { schema } = contentServer.database;
  const breakTable = () => schema.alterTable('page_heroes').renameTo('page_heroes_away').execute();
  const restoreTable = () =>
    schema.alterTable('page_heroes_away').renameTo('page_heroes').execute();
  await call('PUT', '/content/page-hero', {
    pageIdentifier: 'mission',
    title: 'Our way',
    image: '/uploads/a.png',
  });
  await breakTable();
  renderAdmin('/admin/page-heroes?page=mission');
  expect(await screen.findByText('Failed to fetch hero image for Mission Page.')).toBeVisible();
  await restoreTable();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Our way')).toBeVisible();
  const pages = within(screen.getByLabelText('Page')).getAllByRole('option');
  expect(pages.map(({ textContent }) => textContent)).toEqual(PAGES);
  await breakTable();
  await removeSingleton('Are you sure you want to delete the hero image for Mission Page?');
  expect(await screen.findByText('Failed to delete page hero.', { exact: false })).toBeVisible();
  await restoreTable();
});
