import { SpanKind } from '@opentelemetry/api';
import { assertStepUp, badInput, DomainError, systemClock, unauthenticated } from '@stallbook/kernel';
import type { CallContext, Clock, Operation } from '@stallbook/kernel';
import { ActorSignature } from '../actor-signature.js';
import { requestContext } from '../context/request-context.js';
import { extractTrace, withSpan } from '../context/spans.js';
import type { RpcEnvelope, RpcFailure, RpcLogger, RpcReply } from '../envelope.js';
import { deadlineExceeded, internal } from '../errors.js';
import { rpcDuration } from '../metrics.js';
import { assertAccess } from './access.js';
import { InputDigest } from './input-digest.js';
import { requireReadable } from './readable-text.js';
import { validateInput } from './validate-input.js';

export interface RpcServerOptions {
  /** The installation's secret, at least 32 characters. */
  secret: string;
  logger: RpcLogger;
  /** Tells how old a check of the second factor is. */
  clock?: Clock;
  /** Throws where an operation is not to be done now. */
  admit?: (operation: Operation<object, unknown>) => void;
}

export type OperationHandler = (input: object, context: CallContext) => Promise<unknown>;

const isId = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= 200;

const isEnvelope = (value: unknown): value is RpcEnvelope => {
  const envelope = value as Partial<RpcEnvelope> | null | undefined;
  return isId(envelope?.commandId) && isId(envelope.correlationId) && Number.isFinite(envelope.deadline);
};

/** What happens around every handler, whatever the transport. Never throws: every outcome is a reply. */
export class RpcPipeline {
  private readonly signature: ActorSignature;
  private readonly digest: InputDigest;
  private readonly running = new Set<Promise<unknown>>();
  private draining = false;

  constructor(private readonly options: RpcServerOptions) {
    this.signature = new ActorSignature(options.secret);
    this.digest = new InputDigest(options.secret);
  }

  async answer(operation: Operation<object, unknown>, envelope: unknown, handler: OperationHandler): Promise<RpcReply> {
    if (this.draining) return { refused: true };
    if (!isEnvelope(envelope)) return { error: this.failure(operation, badInput('This call is malformed.')) };
    const work = requestContext.run({ correlationId: envelope.correlationId }, () =>
      this.measured(operation, envelope, handler),
    );
    this.running.add(work);
    try {
      return await work;
    } finally {
      this.running.delete(work);
    }
  }

  /** Whether new calls are taken. */
  ping(): RpcReply {
    return this.draining ? { refused: true } : { data: null };
  }

  /** Refuses new calls and waits for those under way, at most `withinMs`. */
  async drain(withinMs: number): Promise<void> {
    this.draining = true;
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise((resolve) => (timer = setTimeout(resolve, withinMs)));
    await Promise.race([Promise.allSettled(this.running), limit]);
    clearTimeout(timer);
  }

  private async measured(
    operation: Operation<object, unknown>,
    envelope: RpcEnvelope,
    handler: OperationHandler,
  ): Promise<RpcReply> {
    const stop = rpcDuration.startTimer({ operation: operation.name, side: 'server' });
    try {
      const data = await withSpan(
        `rpc ${operation.name}`,
        { 'rpc.method': operation.name, 'stallbook.correlation_id': envelope.correlationId },
        () => this.checked(operation, envelope, handler),
        { kind: SpanKind.SERVER, parent: extractTrace(envelope.trace) },
      );
      stop({ outcome: 'ok' });
      return { data: data ?? null };
    } catch (error) {
      const failure = this.failure(operation, error);
      stop({ outcome: failure.code });
      return { error: failure };
    }
  }

  private async checked(
    operation: Operation<object, unknown>,
    envelope: RpcEnvelope,
    handler: OperationHandler,
  ): Promise<unknown> {
    const { commandId, correlationId, deadline } = envelope;
    const actor = envelope.actor === undefined ? undefined : this.signature.verify(envelope.actor, operation.name);
    if (envelope.actor !== undefined && !actor) throw unauthenticated();
    if (deadline <= Date.now()) throw deadlineExceeded();
    assertAccess(operation.access, actor);
    if (operation.stepUp) assertStepUp(actor, (this.options.clock ?? systemClock).now());
    this.options.admit?.(operation);
    // What workers bring stood in people's files: a market with an odd name must not stop the whole import.
    if (operation.access !== 'system') requireReadable(envelope.input);
    const input = await validateInput(operation.input, envelope.input);
    const isSent = operation.kind === 'command' && actor?.role !== 'system';
    const inputDigest = isSent ? this.digest.of(commandId, envelope.input) : undefined;
    return requestContext.run({ correlationId, actor }, () =>
      handler(input, { actor, commandId, correlationId, deadline, ...(inputDigest && { inputDigest }) }),
    );
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
    const { code, message } = internal();
    return { code, message };
  }
}
