import type { FastifyInstance } from 'fastify';
import { realFrontEnd } from '../../../testing/realFrontEnd';
import { ONE, OTHER, twoProcesses, UPDATE } from '../../../testing/twoProcesses';

const PICTURE = '/uploads/0123456789abcdef-01600x00900.png';

let places: Awaited<ReturnType<typeof realFrontEnd>>;
beforeAll(async () => {
  places = await realFrontEnd();
});

const { appAt, write } = twoProcesses(() => places);

/** Number of pages that a process has rendered. It counts from the first reading. */
const renderings = async (app: FastifyInstance): Promise<number> =>
  Number(
    /^site_page_render_duration_count\S* (\d+)$/m.exec((await app.inject('/metrics')).body)?.[1] ??
      0,
  );

/**
 * Opens pages, one after the other.
 * @returns their HTML by path, and those that were rendered for it
 */
const visit = async (one: FastifyInstance, paths: readonly string[]) => {
  const pages: Record<string, string> = {};
  const rendered: string[] = [];
  for (const path of paths) {
    const before = await renderings(one);
    pages[path] = (await one.inject(path)).body;
    if ((await renderings(one)) > before) rendered.push(path);
  }
  return { pages, rendered };
};

test('after a write, every process renders only the pages that depend on it again', async () => {
  const processes = [appAt(ONE), appAt(OTHER)];
  const { _id } = await write('POST', '/content/updates', UPDATE);
  const update = '/updates/2026-a-well';
  const heroes = ['/news', '/about', '/contact-us', '/mission'];
  const all = ['/', update, '/privacy', ...heroes];
  for (const one of processes) {
    await renderings(one);
    expect((await visit(one, all)).rendered).toEqual(all);
    const { pages, rendered } = await visit(one, all);
    expect(rendered).toEqual([]);
    expect(pages[update]).toContain('A well | Lamp of Mercy Trust</title>');
  }

  /** After a write: every process shows it, and rendered only these pages again. */
  const shows = async (again: readonly string[], path: string, text: string, isThere = true) => {
    // The first process may have rendered ahead, because it handled the write.
    const { pages } = await visit(appAt(ONE), all);
    const second = await visit(appAt(OTHER), all);
    for (const shown of [pages, second.pages]) expect(shown[path]?.includes(text)).toBe(isThere);
    expect(second.rendered).toEqual(again);
    for (const one of processes) expect((await visit(one, all)).rendered).toEqual([]);
    const [first, other] = await Promise.all(processes.map(renderings));
    expect(first).toBe(other);
  };

  await write('PUT', '/content/page-hero', {
    pageIdentifier: 'about',
    title: 'About us',
    image: PICTURE,
  });
  await shows(heroes, '/about', PICTURE.replace('.png', '-750w'));

  await write('PUT', '/content/contact-details', {
    phone: '+265 999 12 34',
    email: 'office@example.org',
    address: 'Mzuzu',
  });
  await shows(all, '/mission', '+265 999 12 34');

  await write('DELETE', `/content/updates/${String(_id)}`);
  await shows(['/', update, '/news'], '/news', 'A well', false);
  for (const one of processes) expect((await one.inject(update)).statusCode).toBe(404);
});
