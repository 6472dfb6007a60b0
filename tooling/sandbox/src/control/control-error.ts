/** A control call that makes no sense; the message says what would. */
export class ControlError extends Error {}
