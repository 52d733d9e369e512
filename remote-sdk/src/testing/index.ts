/**
 * The test harness of a remote: its pages in the shell's contexts, and a server with the content of
 * a test.
 */
export { renderRemote } from '@charity-site/shell/testing';
export { serveContent, type ContentServer } from './serveContent';
