/** @jest-environment ./jest/screen-environment.mjs */
import { setToken } from '@charity-site/api-client/session';
import { waitFor } from '@testing-library/react';
import { another } from '../../test/another';
import { startAfresh } from '../../test/renderAdmin';
import { endElsewhere, keepElsewhere, kept, keyOf, left, namesOnServer, personOf } from '../../test/unsavedPartners';
import { setPerson } from '../session/ownSession';
import { findLeftText, sendLeftTexts } from './leftTexts';

beforeEach(async () => {
  await startAfresh();
  setToken(contentServer.token);
  setPerson(personOf(contentServer.token));
});

/** The name in the text that a new form offers. */
const offered = async () => {
  let name: unknown;
  await findLeftText(
    'partners:new',
    () => true,
    (found) => (name = found?.values.name),
  );
  return name;
};

test.each([
  ['was never sent', 1, 0, [], 'Mine'],
  ['the server had, and does not have any more', 3, 3, [], undefined],
  ['is the same on the server', 3, 3, ['keep 3'], 'Mine'],
  ['arrived, without an answer', 3, 0, ['keep 3'], 'Mine'],
  ['is newer than on the server', 4, 3, ['keep 3'], 'Mine'],
  ['is older than on the server', 2, 0, ['keep 3'], 'Theirs'],
  ['was saved or deleted elsewhere', 3, 3, ['keep 3', 'end 3'], undefined],
  ['was saved, without an answer', 3, 0, ['end 3'], undefined],
  ['was typed on after the save', 4, 3, ['keep 3', 'end 3'], 'Mine'],
])('a text that %s', async (_what, number, had, acts, expected) => {
  left('ed1', 'Mine', 0, 'partners:new', { number, had });
  for (const act of acts) {
    const [what, at] = act.split(' ');
    await (what === 'keep' ? keepElsewhere('Theirs', 'ed1', Number(at)) : endElsewhere('ed1', Number(at)));
  }
  expect(await offered()).toBe(expected);
  await sendLeftTexts();
  expect(kept()).toEqual(expected === 'Mine' ? [keyOf('ed1')] : []);
  expect(await namesOnServer()).toHaveLength(expected ? 1 : 0);
  expect(await offered()).toBe(expected);
});

const OLD = { number: undefined, had: undefined, key: undefined };

test.each([
  ['the server never got', { ...OLD }, undefined, ['Mine']],
  ['the server has', { ...OLD, revisions: ['r1'] }, 'Mine', ['Mine']],
  ['is another one on the server', { ...OLD, revisions: ['r2', 'r1'] }, 'Theirs', ['Mine', 'Theirs']],
  ['was deleted without a connection', { ...OLD, isDeleted: true, revisions: ['r1'] }, 'Theirs', ['Theirs']],
])('a copy of an earlier version that %s goes on under an editor of its own', async (_what, more, theirs, names) => {
  left('old1', 'Mine', 0, 'partners:new', more);
  if (theirs) await keepElsewhere(theirs, 'old1');
  expect(names).toContain(await offered());
  await sendLeftTexts();
  expect(await namesOnServer()).toEqual(names);
  const [key = ''] = kept();
  if (names[0] === theirs) return expect(kept()).toEqual([]);
  expect(key).not.toContain('old1');
  expect(localStorage.getItem(key)).toContain('"key":"old1"');
});

test('copies that name nobody go to the person who has the text on the server, or who was always alone here', async () => {
  const values = { name: 'Mine', order: 0 };
  for (const id of ['old1', 'old2'])
    localStorage.setItem(`admin-draft:partners:new:${id}`, JSON.stringify({ values, at: new Date().toISOString() }));
  left('ed1', 'Of somebody else', 0);
  const theirs = kept().find((key) => key.includes('ed1')) ?? '';
  localStorage.setItem(theirs.replace(/[0-9a-f]{12}(?=:)/, '000000000000'), localStorage.getItem(theirs) ?? '');
  localStorage.removeItem(theirs);
  const ended = await another();
  await keepElsewhere('Mine', 'old1');
  expect(await offered()).toBe('Mine');
  expect(kept().filter((key) => key.startsWith('admin-draft:partners'))).toEqual(['admin-draft:partners:new:old2']);
  await contentServer.database.deleteFrom('administrators').where('_id', '=', personOf(ended.token)).execute();
  await sendLeftTexts();
  expect(await namesOnServer()).toEqual(['Mine', 'Mine']);
  expect(kept().filter((key) => !key.startsWith(keyOf('', 'partners:new')))).toEqual([
    theirs.replace(/[0-9a-f]{12}(?=:)/, '000000000000'),
  ]);
});

test('a deletion without a connection is told later, and nothing is sent or forgotten with the token of somebody else', async () => {
  await keepElsewhere('Deleted before', 'ed1');
  left('ed1', '', 0, 'partners:new', { isDeleted: true });
  left('ed2', 'Mine', 0, 'projects:new');
  setToken((await another()).token);
  await expect(sendLeftTexts()).rejects.toThrow('Somebody else has signed in.');
  expect(kept()).toHaveLength(2);
  setToken(contentServer.token);
  await sendLeftTexts();
  await waitFor(async () => expect(await namesOnServer()).toEqual(['Mine']));
  expect(await offered()).toBeUndefined();
});
