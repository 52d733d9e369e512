import path from 'node:path';
import { packServer } from '../packages/server/packServer';
import { ROOT } from '../parts/parts';

// `npm run pack:server`: packs server, shell and remotes into charity-site-<version>.tgz.
console.log(path.relative(ROOT, await packServer()));
