/** A command failed for a reason the person can fix; only the message is shown. */
export class CommandError extends Error {}
