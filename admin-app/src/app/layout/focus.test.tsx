/** @jest-environment ./jest/screen-environment.mjs */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin, startAfresh } from '../../../test/renderAdmin';
import { call } from '../../../../jest/serverCall';
import { partnerNames, storePartners } from '../../../test/stored';

beforeEach(startAfresh);
afterEach(() => jest.useRealTimers());

const card = async (name: string) => within(await screen.findByRole('article', { name }));
const button = async (name: string, item: string) =>
  (await card(item)).getByRole('button', { name: `${name} ${item}` });

/** Presses a button by keyboard. */
const press = async (element: HTMLElement) => {
  act(() => element.focus());
  await userEvent.keyboard('{Enter}');
};

/** Deletes a partner by keyboard and waits until it is gone. */
const remove = async (name: string) => {
  await press(await button('Delete', name));
  const question = await screen.findByRole('alertdialog');
  await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement));
  await press(within(question).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Partner deleted successfully!');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
};

test('focuses the Delete button after a cancelled deletion', async () => {
  await storePartners('First');
  renderAdmin('/admin/partners');
  await press(await button('Delete', 'First'));
  await press(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(async () => expect(await button('Delete', 'First')).toHaveFocus());
});

test('focuses the list heading after a deletion, and the item after Undo', async () => {
  await storePartners('First', 'Second');
  renderAdmin('/admin/partners');
  await remove('First');
  expect(screen.getByRole('heading', { level: 2, name: 'Existing Partners' })).toHaveFocus();
  await press(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await button('Move down', 'First')).toHaveFocus());
});

test('the focus follows a moved item, and goes to its other button at the end of the list', async () => {
  await storePartners('First', 'Second', 'Third');
  renderAdmin('/admin/partners');
  await press(await button('Move down', 'First'));
  await screen.findByText('First moved down.');
  expect(await button('Move down', 'First')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(await partnerNames()).toEqual(['Second', 'Third', 'First']));
  await waitFor(async () => expect(await button('Move up', 'First')).toHaveFocus());
});

test('Undo is offered for 10 seconds; its focus then goes to the heading', async () => {
  await storePartners('Lake Bank');
  renderAdmin('/admin/partners');
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
  await remove('Lake Bank');
  const undo = screen.getByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  act(() => jest.advanceTimersByTime(8_000));
  expect(undo).toBeVisible();
  act(() => jest.advanceTimersByTime(2_000));
  expect(undo).not.toBeInTheDocument();
  expect(screen.getByText('Partner deleted successfully!')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('on the last page, the focus goes from Next to Previous', async () => {
  await storePartners(...Array.from({ length: 11 }, (_, index) => `Partner ${index}`));
  renderAdmin('/admin/partners');
  await press(await screen.findByRole('button', { name: 'Next' }));
  await screen.findByText('Page 2 of 2');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Previous' })).toHaveFocus());
});

test('focuses the Add button after the deletion of a single record', async () => {
  await call('PUT', '/content/quote', { text: 'Let your light shine', author: 'Matthew' });
  renderAdmin('/admin/quotes');
  await press(await screen.findByRole('button', { name: 'Delete' }));
  await press(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  await screen.findByText('Quote deleted successfully!');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add Quote' })).toHaveFocus());
});
