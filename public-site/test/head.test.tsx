/** @jest-environment ./jest/screen-environment.mjs */
import { act, screen, waitFor } from '@testing-library/react';
import { call } from '../../jest/serverCall';
import { disconnect, reconnect, renderSite } from './renderSite';

const metaContent = (name: string) =>
  document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null;
const canonical = () =>
  document.head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null;

const createUpdate = async (description: string): Promise<string> => {
  const update = { title: 'A well', date: '2026-11-01', description };
  return (await call<{ _id: string }>('POST', '/content/updates', update))._id;
};

test('the `noindex` of an unknown path is removed on the next page', async () => {
  // As the server renders the page of an unknown path.
  document.head.append(
    Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }),
  );
  const { router } = await renderSite('/nowhere');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect([metaContent('robots'), canonical(), metaContent('description')]).toEqual([
    'noindex',
    null,
    null,
  ]);

  await act(() => router.navigate('/mission/'));
  await waitFor(() => expect(document.title).toBe('Our Mission | Lamp of Mercy Trust'));
  expect([metaContent('robots'), canonical()]).toEqual([null, `${window.location.origin}/mission`]);
  expect(metaContent('description')).toBe('Our vision, our mission and the values we hold to.');

  await act(() => router.navigate('/updates/nothing'));
  await waitFor(() => expect(document.title).toBe('Update not found | Lamp of Mercy Trust'));
  expect([metaContent('robots'), canonical(), metaContent('description')]).toEqual([
    'noindex',
    null,
    null,
  ]);
  expect(document.head.querySelectorAll('meta[name="robots"]')).toHaveLength(1);
});

test('the description of an item is its text, or the default one if it has no text', async () => {
  const { unmount } = await renderSite(
    `/updates/${await createUpdate('<p>The pump is ready.</p>')}`,
  );
  await waitFor(() => expect(metaContent('description')).toBe('The pump is ready.'));
  expect(metaContent('robots')).toBeNull();
  unmount();
  const id = await createUpdate('');
  await renderSite(`/updates/${id}`);
  await waitFor(() =>
    expect(metaContent('description')).toBe('The website of Lamp of Mercy Trust.'),
  );
  // Independent of the path it was opened at.
  expect(canonical()).toMatch(/\/updates\/2026-a-well(-\d)?$/);
});

test('the server-rendered title remains if the item fails to load', async () => {
  disconnect();
  try {
    document.title = 'A well | Lamp of Mercy Trust';
    document.head
      .querySelector('link[rel="canonical"]')
      ?.setAttribute('href', `${window.location.origin}/updates/1`);
    const { router } = await renderSite('/updates/1');
    expect(await screen.findByText('Error: Failed to fetch update details.')).toBeVisible();
    expect(document.title).toBe('A well | Lamp of Mercy Trust');

    await act(() => router.navigate('/updates/2'));
    await waitFor(() => expect(document.title).toBe('Update | Lamp of Mercy Trust'));
  } finally {
    reconnect();
  }
});
