/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin, startAfresh } from '../../../test/renderAdmin';
import { call } from '../../../../jest/serverCall';
import { onePixel } from '../../../test/stored';
import { write } from '../../../test/write';

beforeEach(startAfresh);

test('previews an unsaved form with its chosen picture, in two sizes and by a link', async () => {
  const user = userEvent.setup();
  renderAdmin('/admin/updates');
  await user.click(await screen.findByRole('button', { name: 'Add New Update' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add New Update' }));
  await user.click(form.getByRole('button', { name: 'Preview' }));
  const preview = within(await screen.findByRole('dialog', { name: 'Preview' }));
  expect(
    await preview.findByText(/The preview could not be created\. .*Title is required\./),
  ).toBeVisible();
  await user.click(preview.getByRole('button', { name: 'Close' }));
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Preview' })).not.toBeInTheDocument(),
  );

  write(form.getByLabelText('Title'), 'Rain');
  await user.upload(form.getByLabelText('Upload Image'), onePixel());
  await user.click(form.getByRole('button', { name: 'Preview' }));
  const link = await screen.findByRole('link', { name: 'Open in a new tab' });
  const path = link.getAttribute('href') ?? '';
  expect(path).toMatch(/^\/updates\/[\w-]+\?draft=[\w-]{43}$/);
  expect(screen.getByTitle('The page on a computer')).toHaveAttribute('src', path);
  await user.click(screen.getByRole('button', { name: 'Phone' }));
  expect(screen.getByTitle('The page on a phone')).toHaveAttribute('src', path);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(window.location.origin + path);
  const [stored] = await contentServer.database
    .selectFrom('item_previews')
    .select('fields')
    .execute();
  expect(JSON.parse(String(stored?.fields))).toMatchObject({
    title: 'Rain',
    image: expect.stringMatching(/^\/uploads\//),
  });

  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Preview' })).not.toBeInTheDocument(),
  );
  expect(form.getByLabelText('Title')).toHaveValue('Rain');
  expect(
    (await call<{ totalItems: number }>('GET', '/content/updates?drafts=true')).totalItems,
  ).toBe(0);
});
