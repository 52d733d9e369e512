/**
 * Test harness of a remote: renders its pages within the shell's providers, and serves test
 * content.
 */
export { renderRemote } from '@charity-site/shell/testing';
export { serveContent, type ContentServer } from './serveContent';
