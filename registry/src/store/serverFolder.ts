/** Folder of a build with what only the server reads; browsers never get it. */
export const SERVER_FOLDER = 'server';
