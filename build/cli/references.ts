import { allWrongReferences } from '../checks/docs/references';

// Part of `npm run check`: checks that every section, page and file cited in code and documents
// exists.
const wrong = allWrongReferences();
for (const line of wrong) console.error(line);
if (wrong.length > 0) process.exitCode = 1;
