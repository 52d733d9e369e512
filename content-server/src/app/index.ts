import { openDatabase } from '../db/open';
import { readConfig } from '../process/settings/config';
import { withReleases } from '../releases/live/withReleases';

/** Runs a release command on the site of this machine. Creates its database if missing. */
export const withLocalReleases = (work: Parameters<typeof withReleases<string>>[2]) =>
  withReleases(readConfig(), openDatabase, work);
