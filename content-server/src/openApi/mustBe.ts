/** Keyword of our schemas: what a value must be, in the words that follow "must be" in the refusal of another one. */
export const MUST_BE = 'x-must-be';
