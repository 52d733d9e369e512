import { remoteConfig } from '../build/rsbuild';

export default remoteConfig('public-site');
