/** @jest-environment ./jest/screen-environment.mjs */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin, startAfresh } from '../../test/renderAdmin';
import { write } from '../../test/write';

beforeEach(startAfresh);

test('new recovery codes are printed alone, with the name of what they open, and the frame goes afterwards', async () => {
  const print = jest.fn();
  // A test browser cannot print; each frame gets a print of its own.
  const frames = jest.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockImplementation(function (
    this: HTMLIFrameElement,
  ) {
    const view = this.contentDocument?.defaultView ?? null;
    if (view) view.print = print;
    return view;
  });
  renderAdmin('/admin/account');
  await userEvent.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New recovery codes' }));
  write(dialog.getByLabelText('Password'), contentServer.admin.password);
  await userEvent.click(dialog.getByRole('button', { name: 'Make the codes' }));
  const codes = within(await screen.findByRole('group', { name: 'Your new recovery codes' }));
  const shown = codes.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown).toHaveLength(10);
  await userEvent.click(codes.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  const page = document.querySelector('iframe')?.contentDocument;
  expect(page?.title).toMatch(/^Recovery codes for .+, \d+ \w+ \d{4}$/);
  expect(Array.from(page?.body.children ?? [], ({ textContent }) => textContent)).toEqual([
    page?.title,
    shown.join(''),
  ]);
  page?.defaultView?.dispatchEvent(new Event('afterprint'));
  expect(document.querySelector('iframe')).toBeNull();
  frames.mockRestore();
});
