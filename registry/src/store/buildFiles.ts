/** Folder of a build for the server only; browsers never get it. */
export const SERVER_FOLDER = 'server';

/** File name of the facts about a shell in its build. */
export const SHELL_FACTS = 'shell.json';
