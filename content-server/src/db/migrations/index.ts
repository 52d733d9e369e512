/**
 * The migrations after the baseline that are no entry of `added.ts`, one line each. They run in the
 * order of their names, not of these lines (db/migrate). A released migration is never edited or
 * renamed, and imports nothing that changes with the product: databases that have not run it yet
 * would get other data. A new migration has the number after the last one's.
 */
export { autosaveNumbers } from './autosaveNumbers';
export { autosaves } from './autosaves';
export { belongsToProject } from './belongsToProject';
export { bookings } from './bookings';
export { cleanedTexts } from './cleanedTexts';
export { gifts } from './gifts';
export { lists } from './lists';
export { liveReleases } from './liveReleases';
export { pictureConsent } from './pictureConsent';
export { reviews } from './reviews';
export { richTexts } from './richTexts';
export { searchForm } from './searchForm';
export { secondFactor } from './secondFactor';
export { styledLetters } from './styledLetters';
export { textReviews } from './textReviews';
export { visitorReports } from './visitorReports';
export { visibleUntil } from './visibleUntil';
export { withdrawnPictures } from './withdrawnPictures';
