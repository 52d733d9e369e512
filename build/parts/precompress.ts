// e2e imports no part, so its bench imports this from the build.
export { precompress } from '@charity-site/registry/store';
