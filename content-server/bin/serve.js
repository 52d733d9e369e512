import { runFromBuild } from './fromBuild.js';

// `npm run serve`: serves what is built and released; builds and releases nothing.
await runFromBuild('main');
