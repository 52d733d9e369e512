import type { KeptText } from '@charity-site/api-client';
import type { ServerText } from '@charity-site/api-client/entities';
import { compareTexts } from './leftTexts';

const kept = (change: number, revision: number): KeptText => ({
  ...{ id: 't1', values: { name: 'Mine' }, version: null, at: '2026-11-23T08:00:00.000Z' },
  place: { copy: 'phone', change, revision },
});
const stored = (more: Partial<ServerText>): ServerText => ({
  ...{ id: 't1', form: 'partners:new', revision: 5, copy: 'phone', changes: { phone: 3 }, version: null },
  ...{ device: 'Firefox on Linux', keptAt: '2026-11-23T09:00:00.000Z', ended: '', ...more },
});
const byComputer = { copy: 'computer', changes: { phone: 3, computer: 2 } };

/** What becomes of the text here and of the one on the server. */
const outcome = (local: KeptText, server: ServerText[]) => {
  const { here, there, outdated, both } = compareTexts([local], server);
  return { here: here.length, there: there.length, outdated: outdated.length, both: both.length };
};
const nothing = { here: 0, there: 0, outdated: 0, both: 0 };

test.each<[string, KeptText, ServerText[], Partial<typeof nothing>]>([
  ['never sent', { ...kept(1, 0), place: undefined }, [], { here: 1 }],
  ['not on the server any more', kept(3, 5), [], { here: 1 }],
  ['the same on the server', kept(3, 5), [stored({})], { here: 1 }],
  ['the same, its answer was lost', kept(3, 4), [stored({})], { here: 1 }],
  ['newer than on the server', kept(4, 5), [stored({})], { here: 1 }],
  ['gone on with on the computer', kept(3, 4), [stored(byComputer)], { outdated: 1, there: 1 }],
  ['gone on with there, and here', kept(4, 4), [stored(byComputer)], { both: 1, there: 1 }],
  ['saved on the computer', kept(3, 4), [stored({ ...byComputer, ended: 'saved' })], { outdated: 1 }],
  ['saved there, and typed on here', kept(4, 4), [stored({ ...byComputer, ended: 'saved' })], { here: 1 }],
  ['deleted on the computer', kept(3, 4), [stored({ ...byComputer, ended: 'deleted' })], { outdated: 1 }],
])('a text that is %s', (_what, local, server, expected) => {
  expect(outcome(local, server)).toEqual({ ...nothing, ...expected });
});

test('a text that goes on here takes the revision of the server, and texts of other devices are offered', () => {
  const other = stored({ id: 't2' });
  const { here, there } = compareTexts([kept(4, 3)], [stored({}), other, stored({ id: 't3', ended: 'saved' })]);
  expect(here[0]?.place).toEqual({ copy: 'phone', change: 4, revision: 5 });
  expect(there).toEqual([other]);
});
