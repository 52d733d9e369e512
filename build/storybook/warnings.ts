import { stripVTControlCharacters } from 'node:util';

/** How Storybook (▲) and its bundler begin a line that warns. */
const MARK = /^\s*(▲|⚠|warn(ing)?\b)/i;

/** The lines of a build's output that warn of something of ours. */
export const warningsIn = (output: string): string[] =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => MARK.test(line))
    .map((line) => line.trim());
