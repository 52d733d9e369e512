import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ServerAutosaves } from '@charity-site/api-client/entities';
import { call } from '../../jest/serverCall';

const HOUR = 60 * 60 * 1000;

/** Id of the person of a token. */
export const personOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub;

/** Key of the administrator's text. */
export const keyOf = (id: string, form = 'partners:new') =>
  `admin-draft:${personOf(contentServer.token)}:${form}:${id}`;

/** Stores a form's text as another visit would have, `hoursAgo`. The server never had it, unless `had` says so. */
export const left = (id: string, name: string, hoursAgo: number, form = 'partners:new', more = {}) => {
  const at = new Date(Date.now() - hoursAgo * HOUR).toISOString();
  const text = { number: 1, had: 0, key: `key${id}`, values: { name, order: 0 }, at, ...more };
  localStorage.setItem(keyOf(id, form), JSON.stringify(text));
};
/** Keys of all stored texts. */
export const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('admin-draft:'));

/** Opens the form of a new partner. */
export const openNew = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add New Partner' }));
  return within(await screen.findByRole('dialog', { name: 'Add New Partner' }));
};

export type Dialog = Awaited<ReturnType<typeof openNew>>;
/** Writes the name. */
export const write = (dialog: Dialog, name: string) =>
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: name } });
export const restore = async (dialog: Dialog) =>
  userEvent.click(await dialog.findByRole('button', { name: 'Restore' }));
export const noOffer = (dialog: Dialog) =>
  waitFor(() => expect(dialog.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument());

const onServer = async () => (await call<ServerAutosaves>('GET', '/autosaves')).texts.filter(({ key }) => key);
export const namesOnServer = async () => {
  const texts = await onServer();
  const all = await Promise.all(texts.map(({ id }) => call<{ values: { name: string } }>('GET', `/autosaves/${id}`)));
  return all.map(({ values }) => values.name).sort();
};
/** Keeps a text as another device does. */
export const keepElsewhere = (name: string, id = 'ed1', number = 1, form = 'partners:new', more = {}) =>
  call('PUT', `/autosaves/${id}`, {
    form,
    version: null,
    number,
    key: `key${id}`,
    values: { name, order: 0, ...more },
  });
/** Ends a text as a save or a deletion on another device does. */
export const endElsewhere = (id: string, number: number) => call('DELETE', `/autosaves/${id}?number=${number}`);

/** Comes back to this tab, which sends what is typed without the pause that a text waits for. */
export const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
