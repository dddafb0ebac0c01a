import { DomainError } from '@stallbook/kernel';

const CODES: readonly string[] = ['NOT_FOUND', 'BAD_INPUT', 'EVENT.BEING_DELETED'];

/** What was asked for does not exist, or not anymore; any other error may pass. */
export const isGone = (error: unknown): boolean => DomainError.is(error) && CODES.includes(error.code);
