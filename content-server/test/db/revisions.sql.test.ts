import {
  ALL_SINGLETONS,
  gifts,
  LISTINGS,
  messages,
  updates,
  type AnyListing,
} from '@charity-site/api-client/entities';
import { newRow } from '../../src/content/rows/rows';
import {
  untyped,
  type Database,
  type ListRow,
  type SingletonRow,
  type Queryable,
} from '../../src/db/database';
import { revisions } from '../../src/db/revisions';
import { ownDatabase } from '../../testing/ownDatabase';

let database: Database;
ownDatabase((opened) => (database = opened), 'all');

/** The tables whose revisions `work` bumps; none may decrease. */
const raisedBy = async (work: () => Promise<unknown>): Promise<string[]> => {
  const before = await revisions(database);
  await work();
  const after = await revisions(database);
  for (const [table, n] of before) expect(after.get(table)).toBeGreaterThanOrEqual(n);
  return [...after].filter(([table, n]) => n !== before.get(table)).map(([table]) => table);
};

const blankRow = (listed: AnyListing): ListRow => {
  const blank = Object.fromEntries(
    Object.entries(listed.rules.describe().fields).map(([name, field]) => [
      name,
      'type' in field && field.type === 'number' ? 0 : '',
    ]),
  );
  return newRow(listed, blank);
};

const insertBlank = async (writer: Queryable, listed: AnyListing): Promise<string> => {
  const row = blankRow(listed);
  await untyped<ListRow>(writer).insertInto(listed.table).values(row).execute();
  return row._id;
};
const insertUpdate = (writer: Queryable): Promise<string> => insertBlank(writer, updates);

const PUBLIC_LISTINGS = (LISTINGS as readonly AnyListing[]).filter(
  ({ path }) => path !== messages.path && path !== gifts.path,
);

test.each(PUBLIC_LISTINGS)('each change of $table bumps only its own revision', async (listed) => {
  const { table, owner } = listed;
  const rows = untyped<ListRow>(database);
  const row = {
    ...blankRow(listed),
    ...(owner && { [owner.by]: await insertBlank(database, owner.of) }),
  };
  expect(await raisedBy(() => rows.insertInto(table).values(row).execute())).toEqual([table]);
  const stamped = { updatedAt: '2026-12-01T00:00:00.000Z' };
  expect(await raisedBy(() => rows.updateTable(table).set(stamped).execute())).toEqual([table]);
  expect(await raisedBy(() => rows.deleteFrom(table).execute())).toEqual([table]);
});

test.each(ALL_SINGLETONS)(
  'each change of $table bumps only its own revision, of the same record or not',
  async (one) => {
    const rows = untyped<SingletonRow>(database);
    const fields = Object.keys(one.rules.fields).map((field) => [field, '']);
    const row = { _id: 'it', updatedAt: '', ...Object.fromEntries(fields) };
    const save = () =>
      rows
        .insertInto(one.table)
        .values(row)
        .onConflict((conflict) => conflict.column('_id').doUpdateSet({ updatedAt: '1' }))
        .execute();
    for (const work of [save, save, () => rows.deleteFrom(one.table).execute()])
      expect(await raisedBy(work)).toEqual([one.table]);
  },
);

test('rows that are deleted with their owner bump their own revision, too', async () => {
  const updateId = await insertUpdate(database);
  const comment = {
    ...blankRow(LISTINGS.find(({ table }) => table === 'comments') as AnyListing),
    updateId,
  };
  await untyped<ListRow>(database).insertInto('comments').values(comment).execute();
  const removed = await raisedBy(() =>
    database.deleteFrom('updates').where('_id', '=', updateId).execute(),
  );
  expect(removed.sort()).toEqual(['comments', 'updates']);
});

test('a transaction bumps the revisions of its tables when it commits, and none when it is rolled back', async () => {
  const write = async (transaction: Queryable) => {
    await insertUpdate(transaction);
    await untyped<ListRow>(transaction)
      .insertInto('partners')
      .values(blankRow(LISTINGS.find(({ table }) => table === 'partners') as AnyListing))
      .execute();
  };
  const committed = await raisedBy(() => database.transaction().execute(write));
  expect(committed.sort()).toEqual(['partners', 'updates']);
  const broken = database.transaction().execute(async (transaction) => {
    await write(transaction);
    throw new Error('Something else failed.');
  });
  expect(await raisedBy(() => broken.catch(() => {}))).toEqual([]);
});

test('writes to tables that visitors do not read bump no revision', async () => {
  const row = { ...blankRow(messages), read: 0 };
  expect(
    await raisedBy(() => untyped<ListRow>(database).insertInto('messages').values(row).execute()),
  ).toEqual([]);
});
