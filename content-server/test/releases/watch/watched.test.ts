import { activate, type Registry } from '@charity-site/registry';
import type { HistoryEntry } from '@charity-site/registry/types';
import { releaseOf } from '../../../../registry/testing/remotes/liveRemote';
import { watchedVersions } from '../../../src/releases/watch/watched';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const release = (version: string) => releaseOf('x', ['/'], { version });
const NOTHING: Registry = { format: 1, remotes: [] };
const remote = activate(activate(NOTHING, 'site', release('1')), 'site', release('2'));
const withShell = activate(activate(remote, 'shell', release('s1')), 'shell', release('s2'));

let revision = 100;
/** Entries from the newest to the oldest; hours before now. */
const entry = (
  hours: number,
  name: string,
  to: string,
  action: HistoryEntry['action'] = 'release',
): HistoryEntry => ({
  revision: (revision -= 1),
  at: new Date(NOW.getTime() - hours * 3600_000).toISOString(),
  by: 'Grace',
  remote: name,
  action,
  from: null,
  to,
});
const watched = (registry: Registry, history: HistoryEntry[]) =>
  watchedVersions(registry, history, NOW).map(({ remote: name, newer, older }) => [
    name,
    newer.version,
    older.version,
  ]);

test('a release is watched for a day, compared with the day before', () => {
  expect(watchedVersions(remote, [entry(2, 'site', '2')], NOW)).toEqual([
    {
      remote: 'site',
      newer: { version: '2', since: new Date('2026-11-22T10:00:00.000Z') },
      older: { version: '1', since: new Date('2026-11-21T10:00:00.000Z') },
      change: { action: 'rollback', to: '1', replaces: '2' },
    },
  ]);
  expect(watched(remote, [entry(23, 'site', '2')])).toHaveLength(1);
  expect(watched(remote, [entry(25, 'site', '2')])).toEqual([]);
});

test('a promoted canary is watched, and a version that a person restored is not', () => {
  expect(watched(remote, [entry(2, 'site', '2', 'promote')])).toEqual([['site', '2', '1']]);
  expect(watched(remote, [entry(1, 'site', '2', 'rollback'), entry(2, 'site', '1')])).toEqual([]);
  expect(watched(remote, [])).toEqual([]);
});

test('a first release is not watched', () => {
  expect(watched(activate(NOTHING, 'site', release('1')), [entry(1, 'site', '1')])).toEqual([]);
});

test('a canary is watched instead of the live version', () => {
  const since = '2026-11-22T11:00:00.000Z';
  const canary = { release: release('3'), share: 10, since, by: 'Grace' };
  const registry = { ...remote, remotes: remote.remotes.map((one) => ({ ...one, canary })) };
  expect(
    watchedVersions(registry, [entry(1, 'site', '3', 'canary'), entry(2, 'site', '2')], NOW),
  ).toEqual([
    {
      remote: 'site',
      newer: { version: '3', since: new Date(since) },
      older: { version: '2', since: new Date(since) },
      change: { action: 'end-canary', to: '3', replaces: '2' },
    },
  ]);
});

test('only the last 24 hours of a canary count', () => {
  const canary = {
    release: release('3'),
    share: 10,
    since: '2026-11-19T11:00:00.000Z',
    by: 'Grace',
  };
  const registry = { ...remote, remotes: remote.remotes.map((one) => ({ ...one, canary })) };
  const [watchedCanary] = watchedVersions(registry, [entry(73, 'site', '3', 'canary')], NOW);
  const since = new Date('2026-11-21T12:00:00.000Z');
  expect([watchedCanary?.newer.since, watchedCanary?.older.since]).toEqual([since, since]);
});

test('errors are attributed to the newest change', () => {
  const site = ['site', '2', '1'];
  const shell = ['shell', 's2', 's1'];
  expect(watched(withShell, [entry(1, 'shell', 's2'), entry(2, 'site', '2')])).toEqual([shell]);
  expect(watched(withShell, [entry(1, 'site', '2'), entry(2, 'shell', 's2')])).toEqual([site]);
  expect(watched(withShell, [entry(1, 'site', '/x', 'grant'), entry(2, 'shell', 's2')])).toEqual([
    shell,
  ]);
});
