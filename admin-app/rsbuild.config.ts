import { remoteConfig } from '../build/rsbuild';

export default remoteConfig('admin-app');
