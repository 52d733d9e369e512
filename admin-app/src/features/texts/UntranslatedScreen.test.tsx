/** @jest-environment ./jest/screen-environment.mjs */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin, startAfresh } from '../../../test/renderAdmin';
import { call } from '../../../../jest/serverCall';

beforeEach(startAfresh);

test('an untranslated item opens with its Chichewa side, once', async () => {
  await call('POST', '/content/updates', { title: 'A well', date: '2026-11-21' });
  await call('POST', '/content/updates', { title: 'Rain', date: '2026-11-22' });
  renderAdmin('/admin/untranslated');
  await userEvent.click(await screen.findByRole('link', { name: 'A well' }));
  expect(await screen.findByRole('dialog', { name: 'Chichewa: A well' })).toBeVisible();
  await userEvent.type(screen.getByLabelText('Title in Chichewa'), 'Chitsime');
  await userEvent.click(screen.getByRole('button', { name: 'Save Chichewa' }));
  expect(await screen.findByText('Chichewa saved.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Edit.*Rain/ }));
  expect(await screen.findByRole('dialog', { name: 'Edit Update' })).toBeVisible();
  expect(await screen.findByText('Translate into Chichewa')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: /^Chichewa/ })).not.toBeInTheDocument();
});

test('an untranslated singleton opens with its Chichewa side', async () => {
  await call('PUT', '/content/quote', { text: 'We listen.', author: 'Ada' });
  renderAdmin('/admin/untranslated');
  await userEvent.click(await screen.findByRole('link', { name: 'Quote' }));
  expect(await screen.findByRole('dialog', { name: 'Chichewa: Quote' })).toBeVisible();
});
