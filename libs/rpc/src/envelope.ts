import type { Actor, ErrorDetails, FieldError } from '@stallbook/kernel';
import type { TraceCarrier } from './context/spans.js';

export interface RpcCall {
  operation: string;
  /** Plain JSON; instants are ISO strings. */
  input: unknown;
  commandId: string;
  correlationId: string;
  /** Epoch milliseconds by this process's clock. Between processes, only the remaining time travels. */
  deadline: number;
  actor?: Actor;
  trace?: TraceCarrier;
  abandoned?: () => boolean;
}

export interface RpcEnvelope {
  operation: string;
  input: string;
  commandId: string;
  correlationId: string;
  actor?: string;
  trace?: TraceCarrier;
}

export interface RpcFailure {
  code: string;
  message: string;
  fields?: FieldError[];
  details?: ErrorDetails;
}

/** `refused`: the service did not start the work, because it is closing or overloaded. */
export type RpcReply = { data: unknown } | { error: RpcFailure } | { refused: 'closing' | 'busy' };

export interface RpcLogger {
  error(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  debug(fields: object, message: string): void;
}
