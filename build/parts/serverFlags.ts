/**
 * Node's options for the content server, as in package.json and content-server/bin/charity-site.
 * With Node's default semi-space of 16 MB the server takes 30 MB more and never frees them.
 */
export const SERVER_FLAGS: readonly string[] = ['--max-semi-space-size=4'];

/**
 * The server's environment, as in the same files. With two arenas and a fixed threshold, glibc
 * returns the memory of uploads and compressed pages to the system; without the threshold, 9 MB
 * more stay allocated after the start and 22 MB after 6500 requests (docs/decisions/0085).
 */
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
