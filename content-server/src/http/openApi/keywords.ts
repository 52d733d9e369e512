/**
 * Schema keyword with the words that follow "must be" in the error message for an invalid value.
 */
export const MUST_BE = 'x-must-be';

/** Schema keyword with the whole error message for an invalid value. */
export const ERROR_MESSAGE = 'x-refused-as';

/**
 * Schema keyword with the name of an object or a parameter in the components of /openapi.json
 * (http/openApi/components).
 */
export const NAME = 'x-name';

/** Schema keyword of a property that a response can leave out. */
export const OPTIONAL = 'x-optional';
