/**
 * Node's options for the content server, as in package.json and content-server/bin/charity-site.
 * With Node's default semi-space of 16 MB the server takes 30 MB more and never frees them.
 */
export const SERVER_FLAGS: readonly string[] = ['--max-semi-space-size=4'];

/**
 * The server's environment, as in the same files. With two arenas, glibc returns the memory of
 * image processing to the system; with one per thread, 140 MB stayed allocated after the demo
 * content.
 */
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };
