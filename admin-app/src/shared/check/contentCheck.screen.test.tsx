/** @jest-environment ./jest/screen-environment.mjs */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin, startAfresh } from '../../../test/renderAdmin';
import { onePixel } from '../../../test/stored';
import { call } from '../../../../jest/serverCall';
import { write } from '../../../test/write';
import type { FormField } from '../fields/fields';
import { LazyContentCheck } from './LazyContentCheck';

beforeEach(startAfresh);

test('reports broken links, and a picture without a description until it has one', async () => {
  await call('POST', '/content/updates', {
    title: 'A well',
    date: '2026-10-01',
    description:
      '<p><a href="/uploads/lost.pdf">here</a> and <a href="/openapi.json">there</a></p>',
  });
  renderAdmin('/admin/updates');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit A well' }));
  const check = within(await screen.findByRole('region', { name: 'Before you publish' }));
  expect(await check.findByText('The link to /uploads/lost.pdf leads nowhere.')).toBeVisible();
  expect(check.getAllByRole('listitem')).toHaveLength(1);

  const dialog = within(screen.getByRole('dialog'));
  await userEvent.upload(dialog.getByLabelText('Upload Image'), onePixel());
  const silent =
    'Upload Image: A picture has no description. People who cannot see it do not know what it shows.';
  expect(await check.findByText(silent)).toBeVisible();
  write(dialog.getByLabelText('What does the picture show?'), 'A well');
  await waitFor(() => expect(check.queryByText(silent)).not.toBeInTheDocument());
});

test('reports a check that throws, and keeps the form beside it', async () => {
  const reported = new Promise<string>((resolve) => {
    window.addEventListener('error', (event) => {
      event.preventDefault();
      resolve(event.message);
    });
  });
  const broken = {
    get kind(): never {
      throw new Error('This browser has no such function.');
    },
  } as unknown as FormField<string>;
  render(
    <>
      <textarea defaultValue="A long text" />
      <LazyContentCheck fields={[broken]} values={{}} chosen={[]} />
    </>,
    { onCaughtError: () => undefined },
  );
  expect(await reported).toContain('no such function');
  expect(screen.getByRole('textbox')).toHaveValue('A long text');
});
