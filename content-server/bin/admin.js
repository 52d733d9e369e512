import { runFromBuild } from './fromBuild.js';

// `npm run admin -- <command>`: the administrator's commands, as they were built.
await runFromBuild('admin');
