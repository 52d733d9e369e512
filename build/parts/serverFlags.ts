/**
 * Node's options for the content server, as package.json and docs/operate/charity-site.service have
 * them. With Node's own 16 MB for each half of its new objects the server takes 30 MB more, which
 * it never gives back.
 */
export const SERVER_FLAGS: readonly string[] = ['--max-semi-space-size=4'];

/**
 * Its environment, in the same places. The memory of picture work goes back to the system with two
 * of glibc's arenas; with one for each thread, 140 MB stayed after the demo content was made.
 */
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };
