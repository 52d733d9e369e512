/** @jest-environment ./jest/screen-environment.mjs */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin, startAfresh } from '../../../../test/renderAdmin';
import { call } from '../../../../../jest/serverCall';

beforeEach(startAfresh);

const add = (showIn: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, at) =>
      call('POST', '/content/pages', {
        title: `Page ${showIn} ${at}`,
        image: '',
        content: '<p>Text.</p>',
        summary: '',
        showIn,
        order: at,
      }),
    ),
  );

const CROWDED = '9 pages of your own are in the menu. More than 8 are hard to find on a phone.';

test('the form says when more than eight pages are in the menu', async () => {
  await add('menu', 8);
  await add('both', 1);
  await add('footer', 1);
  renderAdmin('/admin/own-pages');
  await userEvent.click(await screen.findByRole('button', { name: 'Add New Page' }));
  const select = await screen.findByLabelText('Show In');
  expect(await screen.findByText(CROWDED)).toBeVisible();
  expect(select).toHaveAccessibleDescription(CROWDED);
  await userEvent.selectOptions(select, 'Footer');
  expect(screen.queryByText(CROWDED)).not.toBeInTheDocument();
});
