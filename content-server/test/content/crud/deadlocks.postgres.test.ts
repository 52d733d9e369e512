import { sql } from 'kysely';
import { injectAsAdministrator } from '../../../testing/sharedSite';
import { canvas } from '../../../testing/pictureCalls';
import { findFirstAdministrator } from '../../../src/people/signIn/administrators';
import { ONE, OTHER, twoProcesses, UPDATE } from '../../../testing/twoProcesses';

jest.setTimeout(120_000);

const { shared, appAt, write } = twoProcesses();

/** Pictures that take the place of each other, one after the other. */
const REPLACEMENTS = 8;

const pictureOf = (index: number) =>
  canvas(40, 30, { r: 20 * index, g: 90, b: 120 })
    .png()
    .toBuffer();

const sendPicture = async (index: number, path: string) => {
  const app = appAt(index % 2);
  const administrator = await findFirstAdministrator(app.database);
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(await pictureOf(index))]), 'well.png');
  const authorization = `Bearer ${administrator ? await app.issueToken(administrator) : ''}`;
  const answer = await app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { authorization },
    payload: form,
  });
  return { status: answer.statusCode, url: answer.json<{ url: string }>().url };
};

test('concurrent replacing, moving, saving, translating and deleting in two processes has no deadlock', async () => {
  await write('PUT', '/content/quote', { text: 'Be kind.', author: 'Grace' });
  let { url } = await sendPicture(0, '/upload/image');
  const update = (title: string) => ({ ...UPDATE, title, image: url });
  const updates = [1, 2, 3, 4].map((index) =>
    write('POST', '/content/updates', update(`Well ${index}`)),
  );
  const partners = [0, 1, 2].map((order) =>
    write('POST', '/content/partners', { name: `P${order}`, logo: url, order }),
  );
  const ids = (await Promise.all(updates)).map(({ _id }) => String(_id));
  const [partner] = (await Promise.all(partners)).map(({ _id }) => String(_id));

  const statuses: Record<string, number> = {};
  let isOver = false;
  const until = async (
    name: string,
    index: number,
    act: (app: ReturnType<typeof appAt>) => Promise<number>,
  ) => {
    for (let turn = index; !isOver; turn += 1) {
      const status = await act(appAt(turn % 2));
      if (status >= 300 && status !== 412)
        statuses[`${name} ${status}`] = (statuses[`${name} ${status}`] ?? 0) + 1;
    }
  };
  const saving = ids.map((id, index) =>
    until('save', index, async (app) => {
      const { body } = await injectAsAdministrator(app, 'GET', `/content/updates/${id}`);
      const { _id: _, createdAt: _created, updatedAt: _updated, ...draft } = body;
      return (await injectAsAdministrator(app, 'PUT', `/content/updates/${id}`, draft)).status;
    }),
  );
  const others = [
    until('move', ONE, async (app) => {
      return (
        await injectAsAdministrator(app, 'PUT', `/content/partners/${partner}/place`, {
          direction: 'down',
        })
      ).status;
    }),
    until('move back', OTHER, async (app) => {
      return (
        await injectAsAdministrator(app, 'PUT', `/content/partners/${partner}/place`, {
          direction: 'up',
        })
      ).status;
    }),
    until('save partner', ONE, async (app) => {
      return (
        await injectAsAdministrator(app, 'PUT', `/content/partners/${partner}`, {
          name: 'P',
          logo: url,
          order: 1,
        })
      ).status;
    }),
    until('translate', OTHER, async (app) => {
      const words = { title: 'Chitsime', description: `<p><img src="${url}" alt="" /></p>` };
      return (
        await injectAsAdministrator(app, 'PUT', `/content/updates/${ids[0]}/translations/ny`, words)
      ).status;
    }),
    until('delete', ONE, async (app) => {
      const { status, body } = await injectAsAdministrator(
        app,
        'POST',
        '/content/updates',
        update('Gone'),
      );
      if (status !== 201) return status;
      const one = `/content/updates/${String(body._id)}`;
      const removed = await injectAsAdministrator(app, 'DELETE', one);
      return removed.status === 200
        ? (await injectAsAdministrator(app, 'POST', `${one}/restore`)).status
        : removed.status;
    }),
  ];
  const replaced: number[] = [];
  for (let index = 1; index <= REPLACEMENTS; index += 1) {
    const answer = await sendPicture(index, `/pictures/${url.slice('/uploads/'.length)}/replace`);
    replaced.push(answer.status);
    if (answer.status === 200) ({ url } = answer);
  }
  isOver = true;
  await Promise.all([...saving, ...others]);
  // A connection reports its deadlocks at its end at the latest.
  await Promise.all([appAt(ONE).close(), appAt(OTHER).close()]);
  const deadlocks = await shared.inDatabase(async (database) => {
    const { rows } = await sql<{ deadlocks: string }>`
      select deadlocks from pg_stat_database where datname = current_database()`.execute(database);
    return Number(rows[0]?.deadlocks);
  });
  expect({ deadlocks, statuses, replaced }).toEqual({
    deadlocks: 0,
    statuses: {},
    replaced: Array(REPLACEMENTS).fill(200),
  });
});
