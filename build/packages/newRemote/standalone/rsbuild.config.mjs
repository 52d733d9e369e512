import { remoteConfig } from '@charity-site/remote-sdk/rsbuild';

export default remoteConfig('new-remote');
