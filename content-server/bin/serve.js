import { runFromBuild } from './fromBuild.js';

// `npm run serve`: serves the released builds; builds and releases nothing.
await runFromBuild('main');
