import { autosaveStore } from '@charity-site/api-client';

/** Text that nobody asked for in this time is removed, in milliseconds. The server removes its copy after the same time. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

/** The unsaved texts of this browser. */
export const store = autosaveStore('admin-draft:', KEPT_FOR);
