/** The demo content without a database and without Node, for Storybook. */
export { calendarFrom } from './calendar';
export { demoDrafts } from './drafts';
