/** The demo content without a database and without Node, for whoever shows the product's pages to somebody. */
export { calendarFrom } from './calendar';
export { demoDrafts } from './drafts';
export { DRAWINGS } from './drawings';
