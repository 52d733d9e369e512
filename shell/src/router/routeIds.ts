/** Id of the shell's root route. */
export const SHELL_ID = 'shell';

/**
 * Id of the route that holds a remote's routes. The ids of routes without one follow from it, so the server and the
 * browser must nest them alike.
 */
export const REMOTE_ID = (remote: string): string => `remote:${remote}`;
