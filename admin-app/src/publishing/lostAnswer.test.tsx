/** @jest-environment ./jest/screen-environment.mjs */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from '@charity-site/api-client/http';
import { renderAdmin, startAfresh } from '../../test/renderAdmin';
import { call } from '../../../jest/serverCall';

let line: Server;

// Passes on what is sent, and breaks the connection instead of answering.
beforeAll(async () => {
  line = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const allowed = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
      if (request.method === 'OPTIONS') return void response.writeHead(204, allowed).end();
      const headers = Object.fromEntries(
        ['authorization', 'content-type', 'idempotency-key'].map((name) => [name, String(request.headers[name])]),
      );
      const body = Buffer.concat(chunks).toString() || undefined;
      void fetch(contentServer.url + String(request.url), { method: request.method, headers, body }).finally(() =>
        request.socket.destroy(),
      );
    });
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  line.closeAllConnections();
  line.close();
});
beforeEach(startAfresh);
afterEach(() => {
  http.defaults.baseURL = undefined;
});

test('after the answer to a draft was lost, the specified button publishes the same item', async () => {
  renderAdmin('/admin/updates');
  await userEvent.click(await screen.findByRole('button', { name: 'Add New Update' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Title'), 'Rain at last');
  http.defaults.baseURL = `http://127.0.0.1:${(line.address() as AddressInfo).port}/api`;
  await userEvent.click(dialog.getByRole('button', { name: 'Save as draft' }));
  expect(await dialog.findByText(/^Failed to save update item\./)).toBeVisible();
  http.defaults.baseURL = undefined;
  await userEvent.click(dialog.getByRole('button', { name: 'Add Update' }));
  await waitFor(() => expect(screen.getByText('Update item added successfully!')).toBeVisible());
  const { updates } = await call<{ updates: { title: string }[] }>('GET', '/content/updates');
  expect(updates.map(({ title }) => title)).toEqual(['Rain at last']);
});
