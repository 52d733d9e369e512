/**
 * An error whose message says what is wrong and what the operator can do. Printed without a stack.
 */
export class OperatorError extends Error {}
