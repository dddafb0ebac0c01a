import type { ErrorDetails, FieldError } from '@stallbook/kernel';
import type { TraceCarrier } from './context/spans.js';

/** What travels to a service. `input` is plain JSON: instants are ISO strings. */
export interface RpcEnvelope {
  input: unknown;
  commandId: string;
  correlationId: string;
  /** Epoch milliseconds. */
  deadline: number;
  /** Made by `signActor` for this one operation; absent for an anonymous caller. */
  actor?: string;
  trace?: TraceCarrier;
}

export interface RpcFailure {
  code: string;
  message: string;
  fields?: FieldError[];
  details?: ErrorDetails;
}

/** `refused`: the service is going down and did not begin; the call may go elsewhere. */
export type RpcReply = { data: unknown } | { error: RpcFailure } | { refused: true };

/** The part of a logger that calls need; pino has it. */
export interface RpcLogger {
  error(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  debug(fields: object, message: string): void;
}

/** Asks a server whether it takes calls. */
export const PING = 'rpc.ping';
