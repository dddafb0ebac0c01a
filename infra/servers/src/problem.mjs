/** A failure that the user can fix. The launcher prints the message and the remedy, never a stack. */
export class SetupProblem extends Error {
  /**
   * @param {string} message what is wrong, in one line
   * @param {{ remedy?: string, details?: string }} [more] what to do about it; the tail of a log
   */
  constructor(message, more = {}) {
    super(message);
    this.name = 'SetupProblem';
    this.remedy = more.remedy;
    this.details = more.details;
  }
}

/**
 * The text for any error: three short parts for a SetupProblem, else the stack.
 * @param {unknown} error
 */
export function describeProblem(error) {
  if (error instanceof SetupProblem) {
    return [error.message, error.details, error.remedy].filter(Boolean).join('\n');
  }
  if (error instanceof Error && /** @type {NodeJS.ErrnoException} */ (error).code === 'ENOSPC') {
    return 'The disk is full.\nFree some space and start again.';
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
