import { SpanKind } from '@opentelemetry/api';
import { DomainError, newId } from '@stallbook/kernel';
import type { Actor, Operation, ServiceName } from '@stallbook/kernel';
import { ActorSignature } from '../actor-signature.js';
import { activeOr } from '../context/origin.js';
import { currentCorrelationId } from '../context/request-context.js';
import { injectTrace, withSpan } from '../context/spans.js';
import type { RpcEnvelope, RpcReply } from '../envelope.js';
import { deadlineExceeded, unavailable } from '../errors.js';
import { rpcDuration } from '../metrics.js';
import type { BoundHandler } from '../server/bind-handler.js';
import { inProcess } from '../server/in-process-server.js';
import type { InProcessRegistry } from '../server/in-process-server.js';
import { AddressPool } from './address-pool.js';
import type { PoolOptions } from './address-pool.js';
import { callRemote } from './call-remote.js';
import { assertPlain, deepFreeze } from './plain.js';

export interface RpcClientOptions extends PoolOptions {
  /** The installation's secret, at least 32 characters. */
  secret: string;
  /** `host:port`, or a comma list, per service; a service without is served in this process. */
  addresses?: Partial<Record<ServiceName, string>>;
  registry?: InProcessRegistry;
}

export interface CallOptions {
  /** Nobody when absent; never taken from the surroundings, so that no call carries rights by accident. */
  actor?: Actor;
  commandId?: string;
  /** That of the request under way when absent. */
  correlationId?: string;
  /** Default 5,000. */
  timeoutMs?: number;
}

const strict = process.env['NODE_ENV'] === 'test';

/** Typed calls to the services, in this process or over TCP. One per process; `close` it at the end. */
export class RpcClient {
  private readonly signature: ActorSignature;
  private readonly registry: InProcessRegistry;
  private readonly pools = new Map<ServiceName, AddressPool>();

  constructor(private readonly options: RpcClientOptions) {
    this.signature = new ActorSignature(options.secret);
    this.registry = options.registry ?? inProcess;
  }

  /**
   * Throws a `DomainError` with the operation's code, or `UNAVAILABLE`, `DEADLINE_EXCEEDED`, `INTERNAL`.
   * The answer must not be changed: in one process it can be the service's own object.
   */
  async call<I, O>(operation: Operation<I, O>, input: NoInfer<I>, options: CallOptions = {}): Promise<O> {
    const correlationId = options.correlationId ?? currentCorrelationId() ?? newId();
    const stop = rpcDuration.startTimer({ operation: operation.name, side: 'client' });
    try {
      const data = await withSpan(
        `call ${operation.name}`,
        { 'rpc.method': operation.name, 'stallbook.correlation_id': correlationId },
        () => this.exchange(operation, this.envelope(operation.name, input, correlationId, options)),
        { kind: SpanKind.CLIENT, parent: activeOr(correlationId) },
      );
      stop({ outcome: 'ok' });
      return data as O;
    } catch (error) {
      stop({ outcome: DomainError.is(error) ? error.code : 'INTERNAL' });
      throw error;
    }
  }

  close(): void {
    for (const pool of this.pools.values()) pool.close();
    this.pools.clear();
  }

  private envelope(operation: string, input: unknown, correlationId: string, options: CallOptions): RpcEnvelope {
    return {
      input,
      correlationId,
      commandId: options.commandId ?? newId(),
      deadline: Date.now() + (options.timeoutMs ?? 5_000),
      actor: options.actor && this.signature.sign(options.actor, operation),
      trace: injectTrace(),
    };
  }

  private async exchange(operation: Operation<unknown, unknown>, envelope: RpcEnvelope): Promise<unknown> {
    if (envelope.deadline <= Date.now()) throw deadlineExceeded();
    const local = this.registry.get(operation.name);
    const reply = local
      ? await callLocal(local, envelope)
      : await callRemote(this.poolOf(operation.service), operation.name, envelope);
    if ('data' in reply) return reply.data;
    if ('refused' in reply) throw unavailable();
    const { code, message, fields, details } = reply.error;
    throw new DomainError(code, message, fields, details);
  }

  private poolOf(service: ServiceName): AddressPool {
    const known = this.pools.get(service);
    if (known) return known;
    const addresses = this.options.addresses?.[service];
    if (!addresses) throw unavailable();
    const pool = new AddressPool(addresses, this.options);
    this.pools.set(service, pool);
    return pool;
  }
}

async function callLocal(handler: BoundHandler, envelope: RpcEnvelope): Promise<RpcReply> {
  if (strict) assertPlain(envelope.input);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(deadlineExceeded()), Math.max(1, envelope.deadline - Date.now()));
  });
  try {
    const reply = await Promise.race([handler(envelope), late]);
    if (strict) deepFreeze(assertPlain(reply));
    return reply;
  } finally {
    clearTimeout(timer);
  }
}
