import type { ServerAutosave } from '@charity-site/api-client/entities';
import { setPerson } from '../session/ownSession';
import { leftHere } from './leftAutosaves';
import { ownStore } from './store';

beforeEach(() => {
  localStorage.clear();
  setPerson('p1');
});

const stored = (revisions: string[], ended: ServerAutosave['ended'] = ''): ServerAutosave => ({
  ...{ id: 't1', form: 'partners:new', version: null, device: 'Firefox on Linux', ended, revisions },
  keptAt: '2026-11-23T09:00:00.000Z',
});

/** The text of this browser after a comparison with the server's. */
const outcome = (revisions: string[] | undefined, server: ServerAutosave[]) => {
  ownStore().keep('partners:new', { id: 't1', values: { name: 'Mine' }, revisions });
  const [left] = leftHere(server, () => false, 'partners:new');
  expect(
    ownStore()
      .read('partners:new')
      .map(({ id }) => id),
  ).toEqual(left ? [left.id] : []);
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

test('copies of earlier versions, whose keys name nobody, go to the person for whom the server has the text', () => {
  const at = new Date().toISOString();
  const place = { copy: 'phone', change: 7, revision: 9 };
  const keys = ['t1', 't2'].map((id) => `admin-draft:partners:new:${id}`);
  keys.forEach((key) => localStorage.setItem(key, JSON.stringify({ values: { name: 'Mine' }, at, place })));
  expect(leftHere([], () => false)).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(keys);
  expect(leftHere([stored(['phonex7', 'computerx2'])], () => false)).toMatchObject([{ id: 't1', isStored: true }]);
  expect(Object.keys(localStorage)).toEqual([keys[1], 'admin-draft:p1:partners:new:t1']);
});

test('texts of another person stay as they are, until they expire', () => {
  ownStore().keep('partners:new', { id: 't1', values: { name: 'Mine' }, revisions: ['r1'] });
  ownStore().keep('partners:new', { id: 't2', values: { name: 'Old' }, at: '2020-01-01T00:00:00.000Z' });
  setPerson('p2');
  expect(leftHere([stored(['r1'], 'saved')], () => false)).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(['admin-draft:p1:partners:new:t1']);
});
