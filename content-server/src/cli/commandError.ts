/** Why a command cannot do what it was asked; the message is all that is shown. */
export class CommandError extends Error {}
