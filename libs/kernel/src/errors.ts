export interface FieldError {
  path: string;
  message: string;
}

/** Machine-readable facts about an error: `needsUpgrade: true`. */
export type ErrorDetails = Readonly<Record<string, string | number | boolean>>;

export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly code: string,
    message: string,
    readonly fields: FieldError[] = [],
    readonly details: ErrorDetails = {},
  ) {
    super(message);
  }

  /** With `code`, one of this code only. */
  static is(error: unknown, code?: string): error is DomainError {
    const isOne = error instanceof Error && error.name === 'DomainError' && 'code' in error;
    return isOne && (code === undefined || error.code === code);
  }
}

export const notFound = (message: string) => new DomainError('NOT_FOUND', message);
export const alreadyExists = (message: string) => new DomainError('ALREADY_EXISTS', message);
export const permissionDenied = (message = 'Not authorized') => new DomainError('PERMISSION_DENIED', message);
export const unauthenticated = (message = 'Please log in to continue.') => new DomainError('UNAUTHENTICATED', message);
export const badInput = (message: string, fields: FieldError[] = []) => new DomainError('BAD_INPUT', message, fields);
export const notReady = () =>
  new DomainError('NOT_READY', 'This is still being prepared. Please try again in a moment.');
