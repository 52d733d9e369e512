import { runFromBuild } from './fromBuild.js';

// `charity-site releases <command>`: the operator's commands on the folder of releases.
await runFromBuild('releases');
