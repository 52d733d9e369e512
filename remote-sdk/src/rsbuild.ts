/**
 * The build preset of a remote: `export default remoteConfig('shop')` in its rsbuild.config.mjs.
 */
export { remoteConfig } from '../../build/rsbuild';
