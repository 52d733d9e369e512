/**
 * The steps after the baseline that are no entry of `added.ts`, one line each. They run in the
 * order of their names, not of these lines (db/migrate). A released step is never edited or
 * renamed, and imports nothing that changes with the product: it would write something else in the
 * databases that have yet to run it. A new step has the number after the last one's.
 */
export { autosaveNumbers } from './autosaveNumbers';
export { autosaves } from './autosaves';
export { belongsToProject } from './belongsToProject';
export { cleanedTexts } from './cleanedTexts';
export { lists } from './lists';
export { richTexts } from './richTexts';
export { searchForm } from './searchForm';
export { styledLetters } from './styledLetters';
export { visitorReports } from './visitorReports';
