import { SpanKind } from '@opentelemetry/api';
import {
  assertStepUp,
  DomainError,
  systemClock,
  type CallContext,
  type Clock,
  type Operation,
} from '@stallbook/kernel';
import { within } from '@stallbook/kernel/concurrency';
import { requestContext, type RequestContext } from '../context/request-context.js';
import { extractTrace, withSpan } from '../context/spans.js';
import type { RpcCall, RpcFailure, RpcLogger, RpcReply } from '../envelope.js';
import { deadlineExceeded, internal, unavailable } from '../errors.js';
import { rpcDuration } from '../metrics.js';
import { assertAccess } from './access.js';
import { InputDigests } from './input-digests.js';
import { requireReadable } from './readable-text.js';
import { validateInput } from './validate-input.js';

export interface RpcServerOptions {
  logger: RpcLogger;
  /** Maximum concurrent calls; more are refused. Default 2,000. */
  maxCalls?: number;
  clock?: Clock;
  /** @throws if an operation must not run now */
  admit?: (operation: Operation<object, unknown>) => void;
  inputKeys?: readonly Buffer[];
  /** Whether an error says that a server of the service is unreachable, so that the same call may succeed later. */
  isUnreachable?: (error: unknown) => boolean;
}

/** Stripe may deliver 1,000 webhooks together. */
const MAX_CALLS = 2_000;

export type OperationHandler = (input: object, context: CallContext) => Promise<unknown>;

/** Runs around every handler on every transport. Never throws: every outcome is a reply. */
export class RpcPipeline {
  private readonly digests: InputDigests;
  private readonly running = new Set<Promise<unknown>>();
  private draining = false;

  constructor(private readonly options: RpcServerOptions) {
    this.digests = new InputDigests(options.inputKeys ?? []);
  }

  async answer(operation: Operation<object, unknown>, call: RpcCall, handler: OperationHandler): Promise<RpcReply> {
    if (this.draining) return { refused: 'closing' };
    if (this.running.size >= (this.options.maxCalls ?? MAX_CALLS)) return { refused: 'busy' };
    const work = this.measured(operation, call, handler);
    this.running.add(work);
    try {
      return await work;
    } finally {
      this.running.delete(work);
    }
  }

  async drain(withinMs: number): Promise<void> {
    this.draining = true;
    await within(withinMs, Promise.allSettled(this.running), () => undefined);
  }

  private measured(operation: Operation<object, unknown>, call: RpcCall, handler: OperationHandler): Promise<RpcReply> {
    const { correlationId, deadline, actor, trace } = call;
    const context: RequestContext = { correlationId, actor, deadline };
    return requestContext.run(context, async () => {
      const stop = rpcDuration.startTimer({ operation: operation.name, side: 'server' });
      try {
        const data = await withSpan(
          `rpc ${operation.name}`,
          { 'rpc.method': operation.name, 'stallbook.correlation_id': correlationId },
          () => this.checked(operation, call, handler),
          { kind: SpanKind.SERVER, parent: extractTrace(trace) },
        );
        stop({ outcome: 'ok' });
        return { data: data ?? null };
      } catch (error) {
        const failure = this.failure(operation, deadline <= Date.now() ? deadlineExceeded() : error);
        stop({ outcome: failure.code });
        return { error: failure };
      } finally {
        delete context.deadline;
      }
    });
  }

  private failure(operation: Operation<object, unknown>, error: unknown): RpcFailure {
    if (DomainError.is(error)) {
      const { code, message, fields, details } = error;
      this.options.logger.debug({ operation: operation.name, code }, 'call refused');
      return {
        code,
        message,
        ...(fields.length > 0 && { fields }),
        ...(Object.keys(details).length > 0 && { details }),
      };
    }
    this.options.logger.error({ operation: operation.name, err: error }, 'call failed');
    const { code, message } = this.options.isUnreachable?.(error) ? unavailable() : internal();
    return { code, message };
  }

  private async checked(
    operation: Operation<object, unknown>,
    { input: received, abandoned, ...call }: RpcCall,
    handler: OperationHandler,
  ): Promise<unknown> {
    const { actor, commandId, correlationId, deadline } = call;
    assertAccess(operation.access, actor);
    if (operation.stepUp) assertStepUp(actor, (this.options.clock ?? systemClock).now());
    this.options.admit?.(operation);
    // Workers read rows from files; one odd name must not stop a whole import.
    if (operation.access !== 'system') requireReadable(received);
    const input = await validateInput(operation.input, received);
    if (deadline <= Date.now() || abandoned?.()) throw deadlineExceeded();
    const isSent = operation.kind === 'command' && actor?.role !== 'system';
    const inputDigests = isSent ? this.digests.of(commandId, received) : [];
    return handler(input, { actor, commandId, correlationId, deadline, inputDigests });
  }
}
