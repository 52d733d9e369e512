/**
 * Schema keyword with the words that follow "must be" in the error message for an invalid value.
 */
export const MUST_BE = 'x-must-be';

/** Schema keyword with the whole error message for an invalid value. */
export const ERROR_MESSAGE = 'x-refused-as';

/**
 * Schema keyword with the name under which /openapi.json has an object or a parameter in its
 * components (http/openApi/components).
 */
export const NAME = 'x-name';

/** Schema keyword of a property that an answer can leave out. */
export const OPTIONAL = 'x-optional';
