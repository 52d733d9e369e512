/** The demo content without a database and Node, for Storybook. */
export { calendarFrom } from './calendar';
export { demoDrafts } from './drafts';
