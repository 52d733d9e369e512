/**
 * An error whose message tells the operator what is wrong and what to do. It is shown without a
 * stack.
 */
export class OperatorError extends Error {}
