/**
 * Every step of the tables' history, one line each. They run in the order of their names, not of these lines
 * (db/migrate). A released step is never edited or renamed: a new one with a later name follows it, because a database
 * that has run the newest step refuses a step before it.
 */
export { firstTables } from './firstTables';
export { loadFailures } from './loadFailures';
export { listIndexes } from './listIndexes';
export { creationKeys } from './creationKeys';
export { storedExcerpts } from './storedExcerpts';
export { tableRevisions } from './tableRevisions';
export { visitorReports } from './visitorReports';
export { changes } from './changes';
export { mail } from './mail';
export { organisationWords } from './organisationWords';
export { siteSearch } from './siteSearch';
export { addresses } from './addresses';
export { redirects } from './redirects';
export { publishing } from './publishing';
export { people } from './people';
export { media } from './media';
export { inbox } from './inbox';
export { itemPreviews } from './itemPreviews';
export { waysToGive } from './waysToGive';
export { composition } from './composition';
export { translations } from './translations';
export { eventEnds } from './eventEnds';
export { whatsapp } from './whatsapp';
export { keptTexts } from './keptTexts';
export { searchInLanguages } from './searchInLanguages';
export { trust } from './trust';
export { pressContact } from './pressContact';
export { searchDocuments } from './searchDocuments';
export { filteredLists } from './filteredLists';
export { namedLists } from './namedLists';
export { searchedTrash } from './searchedTrash';
export { cleanedTexts } from './cleanedTexts';
export { richTexts } from './richTexts';
export { searchForm } from './searchForm';
