/** The file of a shell's build that says so. */
export const SHELL_FACTS = 'shell.json';
