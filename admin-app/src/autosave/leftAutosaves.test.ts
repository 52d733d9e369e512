import type { Autosave } from '@charity-site/api-client';
import type { ServerAutosave } from '@charity-site/api-client/entities';
import { leftHere } from './leftAutosaves';
import { store } from './store';

beforeEach(() => localStorage.clear());

const stored = (revisions: string[], ended: ServerAutosave['ended'] = ''): ServerAutosave => ({
  ...{ id: 't1', form: 'partners:new', version: null, device: 'Firefox on Linux', ended, revisions },
  keptAt: '2026-11-23T09:00:00.000Z',
});

/** The text of this browser after a comparison with the server's. */
const outcome = (revisions: string[] | undefined, server: ServerAutosave[]) => {
  store.keep('partners:new', { id: 't1', values: { name: 'Mine' }, revisions });
  const [left] = leftHere(server, () => false, 'partners:new');
  expect(store.read('partners:new').map(({ id }) => id)).toEqual(left ? [left.id] : []);
  if (!left) return 'forgotten';
  if (left.id !== 't1') return 'another text';
  return left.isStored ? 'stored' : 'newer';
};

test.each([
  ['never sent', undefined, [], 'newer'],
  ['not on the server any more', ['r3', 'r2'], [], 'newer'],
  ['the same on the server', ['r3', 'r2'], [stored(['r3', 'r2'])], 'stored'],
  ['newer than on the server', ['r4', 'r3'], [stored(['r3', 'r2'])], 'newer'],
  ['gone on with on the computer', ['r3'], [stored(['c1', 'r3'])], 'forgotten'],
  ['gone on with there, and here', ['r4', 'r3'], [stored(['c1', 'r3'])], 'another text'],
  ['saved on the computer', ['r3'], [stored(['c1', 'r3'], 'saved')], 'forgotten'],
  ['saved from here, and typed on', ['r4', 'r3'], [stored(['r3'], 'saved')], 'newer'],
  ['saved there, and typed on here', ['r4', 'r3'], [stored(['c1', 'r3'], 'saved')], 'newer'],
  ['deleted on the computer', ['r3'], [stored(['r3'], 'deleted')], 'forgotten'],
] as const)('a text that is %s', (_what, revisions, server, expected) => {
  expect(outcome(revisions && [...revisions], [...server])).toBe(expected);
});

test('a text that an earlier version kept is the one that the server has of it', () => {
  const kept: Pick<Autosave, 'values' | 'at'> = { values: { name: 'Mine' }, at: new Date().toISOString() };
  const place = { copy: 'phone', change: 7, revision: 9 };
  localStorage.setItem('admin-draft:partners:new:t1', JSON.stringify({ ...kept, place }));
  expect(leftHere([stored(['phonex7', 'computerx2'])], () => false)).toMatchObject([{ id: 't1', isStored: true }]);
});
