import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { call } from '../../jest/serverCall';

interface Stored {
  _id: string;
  title: string;
  status?: string;
  publishAt?: string;
  visibleUntil?: string;
}

export const stored = async () =>
  (await call<{ updates: Stored[] }>('GET', '/content/updates?drafts=true')).updates;
export const publicTitles = async () =>
  (await call<{ updates: Stored[] }>('GET', '/content/updates')).updates.map(({ title }) => title);

export const said = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByText(text)).toBeVisible());
export const press = (name: string | RegExp) =>
  userEvent.click(screen.getByRole('button', { name }));
