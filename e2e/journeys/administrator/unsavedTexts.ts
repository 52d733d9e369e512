import type { Page } from '@playwright/test';
import { listScreen } from '../../fixtures/listScreen';
import type { Site } from '../../fixtures/test';

/** The call that stores an autosave. */
export const KEEPING = ['PUT', /^\/api\/autosaves\/[^/]+$/] as const;

/** Opens the form of a new update and waits for the server's autosaves. */
export const openForm = async (page: Page, url = '') => {
  await page.goto(`${url}/admin/updates`);
  const listed = page.waitForResponse((response) => response.url().includes('/api/autosaves?'));
  await listScreen(page).add('Add New Update').click();
  await (await listed).finished();
  const dialog = page.getByRole('dialog', { name: 'Add New Update' });
  return {
    title: dialog.getByLabel('Title'),
    restore: dialog.getByRole('button', { name: 'Restore' }),
    add: dialog.getByRole('button', { name: 'Add Update', exact: true }),
    dialog,
  };
};

/** The titles of the administrator's autosaved updates on the server. */
export const textsOf = async (site: Site): Promise<string[]> => {
  const read = <Body>(path: string) => site.send<Body>('GET', path, { as: 'administrator' });
  const { body } = await read<{ rows: { id: string; key: string }[] }>(
    '/autosaves?form=updates:new',
  );
  const texts = body.rows
    .filter(({ key }) => key)
    .map(({ id }) => read<{ values: { title: string } }>(`/autosaves/${id}`));
  return (await Promise.all(texts)).map(({ body: text }) => text.values.title).sort();
};

/** The number of updates with a title. */
export const countOf = async (site: Site, title: string) =>
  (await site.getOk<{ totalItems: number }>(`/content/updates?search=${title}`)).totalItems;

/** Sends the autosave without the delay, like a page that becomes hidden. */
export const hide = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
