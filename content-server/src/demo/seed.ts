import type { SeedDemoContent } from './contract';

/** Adds the demo content of DECISIONS ("Demo content"). */
export const seedDemoContent: SeedDemoContent = async () => {};
