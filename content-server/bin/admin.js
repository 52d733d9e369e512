import { runFromBuild } from './fromBuild.js';

// `npm run admin -- <command>`: the built administrator's commands.
await runFromBuild('admin');
