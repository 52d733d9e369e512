import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ServerAutosave } from '@charity-site/api-client/entities';
import { call } from '../../jest/serverCall';

const HOUR = 60 * 60 * 1000;

/** Id of a token's person. */
export const personOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string })
    .sub;

/** Stores an autosave in this browser, as an earlier visit of the administrator did. */
export const storeInBrowser = (
  id: string,
  name: string,
  hoursAgo: number,
  more = {},
  form = 'partners:new',
) => {
  const text = {
    person: personOf(contentServer.token),
    number: 1,
    key: `key${id}`,
    version: null,
    values: { name },
    at: new Date(Date.now() - hoursAgo * HOUR).toISOString(),
    ...more,
  };
  localStorage.setItem(`admin-text:${form}:${id}`, JSON.stringify(text));
};
/** The names in this browser's autosaves. */
export const namesInBrowser = () =>
  Object.entries(localStorage)
    .filter(([key]) => /^admin-(text|draft):/.test(key))
    .map(([, json]) => (JSON.parse(String(json)) as { values: { name?: string } }).values.name)
    .sort();

/** Opens the form of a new partner. */
export const openNew = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add New Partner' }));
  return within(await screen.findByRole('dialog', { name: 'Add New Partner' }));
};

export type Dialog = Awaited<ReturnType<typeof openNew>>;
/** Changes the name. */
export const write = (dialog: Dialog, name: string) =>
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: name } });
export const restore = async (dialog: Dialog) =>
  userEvent.click(await dialog.findByRole('button', { name: 'Restore' }));
export const noOffer = (dialog: Dialog) =>
  waitFor(() => expect(dialog.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument());

/** The names in the administrator's autosaves on the server. */
export const namesOnServer = async () => {
  const { rows } = await call<{ rows: ServerAutosave[] }>('GET', '/autosaves');
  const texts = rows
    .filter(({ key }) => key)
    .map(({ id }) => call<{ values: { name: string } }>('GET', `/autosaves/${id}`));
  return (await Promise.all(texts)).map(({ values }) => values.name).sort();
};
/** Stores an autosave on the server, as another device does; '' deletes it. */
export const storeOnServer = (
  name: string,
  id = 'ed1',
  number = 1,
  form = 'partners:new',
  token?: string,
) =>
  call(
    'PUT',
    `/autosaves/${id}`,
    { form, version: null, number, key: name && `key${id}`, values: { name } },
    token,
  );

/** Fires the event of leaving this tab and coming back, which syncs autosaves. */
export const leaveAndReturn = () => fireEvent(document, new Event('visibilitychange'));
