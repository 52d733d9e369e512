import { allWrongReferences } from '../docs/references';

// Part of `npm run check`: every section, page and file that code or documents cite exists.
const wrong = allWrongReferences();
for (const line of wrong) console.error(line);
if (wrong.length > 0) process.exitCode = 1;
