/** Schema keyword with the words that follow "must be" in the error message for an invalid value. */
export const MUST_BE = 'x-must-be';

/** Schema keyword with the whole error message for an invalid value. */
export const REFUSED_AS = 'x-refused-as';
