import { packPackages } from '../packages/pack';

// `npm run pack:packages`: builds ui-kit, api-client and remote-sdk, and packs them into
// dist-packages/.
for (const name of await packPackages()) console.log(`dist-packages/${name}`);
