/** File name of the facts about a shell in its build. */
export const SHELL_FACTS = 'shell.json';
