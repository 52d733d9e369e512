import { stripVTControlCharacters } from 'node:util';

/** Start of a warning line of Storybook (▲) and its bundler. */
const MARK = /^\s*(▲|⚠|warn(ing)?\b)/i;

/** The warning lines of a build's output. */
export const warningsIn = (output: string): string[] =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => MARK.test(line))
    .map((line) => line.trim());
