/** @jest-environment ./jest/screen-environment.mjs */
import { screen } from '@testing-library/react';
import { renderAdmin, startAfresh } from '../../../../test/renderAdmin';
import { call } from '../../../../../jest/serverCall';

beforeEach(startAfresh);

test.each([
  [
    'before its beginning',
    '2040-01-01T08:00:00.000Z',
    '2040-01-02T08:00:00.000Z',
    'Visitors see it from Sunday 1 January 2040, 10:00, Malawi time until Monday 2 January 2040, 10:00, Malawi time.',
  ],
  [
    'after its end',
    '2020-01-01T08:00:00.000Z',
    '2020-01-02T08:00:00.000Z',
    'It ended on Thursday 2 January 2020, 10:00, Malawi time.',
  ],
])('the notice can be edited %s, when visitors do not see it', async (_when, from, until, text) => {
  const notice = { text: 'The office is closed.', link: '', kind: 'warning', from, until };
  await call('PUT', '/content/notice', notice);
  renderAdmin('/admin/notice');
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByLabelText('Text')).toHaveValue('The office is closed.');
  expect(screen.getByRole('button', { name: 'Update Notice' })).toBeEnabled();
  expect(await call('GET', '/content/notice')).toBeNull();
});
