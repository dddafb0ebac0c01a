import type { Actor, ErrorDetails, FieldError } from '@stallbook/kernel';
import type { TraceCarrier } from './context/spans.js';

/** One call of an operation. */
export interface RpcCall {
  operation: string;
  /** Plain JSON: instants are ISO strings. */
  input: unknown;
  commandId: string;
  correlationId: string;
  /** Epoch milliseconds by the clock of this process; between processes the time that is left travels. */
  deadline: number;
  /** Absent for an anonymous caller. */
  actor?: Actor;
  trace?: TraceCarrier;
  /** Whether the caller waits no longer. */
  abandoned?: () => boolean;
}

/** A call as it travels; its deadline is that of gRPC. */
export interface RpcEnvelope {
  operation: string;
  /** As JSON: the very text that the signature covers. */
  input: string;
  commandId: string;
  correlationId: string;
  /** Made by `ActorSigner` for this one call. */
  actor?: string;
  trace?: TraceCarrier;
}

export interface RpcFailure {
  code: string;
  message: string;
  fields?: FieldError[];
  details?: ErrorDetails;
}

/** `refused`: the service did not begin, since it is closing or has too many calls under way. */
export type RpcReply = { data: unknown } | { error: RpcFailure } | { refused: 'closing' | 'busy' };

/** The part of a logger that calls need; pino has it. */
export interface RpcLogger {
  error(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  debug(fields: object, message: string): void;
}
