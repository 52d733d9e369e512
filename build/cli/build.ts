import { buildStale } from '../parts/buildStale';

// `npm run build`: builds every part whose sources have changed since its last build.
const built = await buildStale();
console.log(built.length > 0 ? `Built ${built.join(', ')}.` : 'Everything is built already.');
