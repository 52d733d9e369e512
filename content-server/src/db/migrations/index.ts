/** Every step of the tables' history, one line each. A released step is never edited: a new one follows it. */
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
export { publishing } from './publishing';
export { people } from './people';
export { media } from './media';
