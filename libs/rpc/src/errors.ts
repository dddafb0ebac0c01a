import { DomainError } from '@stallbook/kernel';

type RpcErrorCode = 'UNAVAILABLE' | 'DEADLINE_EXCEEDED' | 'TOO_LARGE' | 'INTERNAL';

const rpcError = (code: RpcErrorCode, message: string) => new DomainError(code, message);

export const unavailable = () =>
  rpcError('UNAVAILABLE', 'This part of Stallbook is not answering right now. Please try again in a moment.');
export const deadlineExceeded = () => rpcError('DEADLINE_EXCEEDED', 'This took too long. Please try again.');
export const messageTooLarge = () => rpcError('TOO_LARGE', 'This is too much data to send. Please try with less.');
export const internal = () => rpcError('INTERNAL', 'Something went wrong. Please try again.');
