import { SpanKind } from '@opentelemetry/api';
import { DomainError, newId, type Actor, type Operation, type ServiceName } from '@stallbook/kernel';
import { within } from '@stallbook/kernel/concurrency';
import { ActorSigner } from '../actor/actor-signer.js';
import type { SignedCall } from '../actor/signed-call.js';
import { activeOr } from '../context/origin.js';
import { currentCorrelationId } from '../context/request-context.js';
import { injectTrace, withSpan } from '../context/spans.js';
import type { RpcCall, RpcReply } from '../envelope.js';
import { deadlineExceeded, unavailable } from '../errors.js';
import { rpcDuration } from '../metrics.js';
import { inProcess, type InProcessRegistry } from '../server/in-process-server.js';
import type { BoundHandler } from '../server/operation-server.js';
import { assertPlain, deepFreeze } from './plain.js';
import { ServiceChannel } from './service-channel.js';

export interface RpcClientOptions {
  actorKeys?: string;
  addresses?: Partial<Record<ServiceName, string>>;
  registry?: InProcessRegistry;
  /** The minimum time limit of a call; default 5,000. */
  timeoutMs?: number;
}

export interface CallOptions {
  /** Anonymous if absent. Never inherited from the current request, so that no call gains rights by accident. */
  actor?: Actor;
  commandId?: string;
  /** Defaults to the current request's ID. */
  correlationId?: string;
  /** For a call that may take longer than the client's limit. */
  timeoutMs?: number;
}

const strict = process.env['NODE_ENV'] === 'test';

export class RpcClient {
  private readonly signer: ActorSigner | undefined;
  private readonly registry: InProcessRegistry;
  private readonly channels = new Map<ServiceName, ServiceChannel>();

  constructor(private readonly options: RpcClientOptions) {
    this.signer = options.actorKeys ? new ActorSigner(options.actorKeys) : undefined;
    this.registry = options.registry ?? inProcess;
  }

  /**
   * @throws DomainError with the operation's code, or `UNAVAILABLE`, `DEADLINE_EXCEEDED`, `TOO_LARGE`, `INTERNAL`
   * Do not modify the result: within one process it may be the service's own object.
   */
  async call<I, O>(operation: Operation<I, O>, input: NoInfer<I>, options: CallOptions = {}): Promise<O> {
    const correlationId = options.correlationId ?? currentCorrelationId() ?? newId();
    const stop = rpcDuration.startTimer({ operation: operation.name, side: 'client' });
    try {
      const data = await withSpan(
        `call ${operation.name}`,
        { 'rpc.method': operation.name, 'stallbook.correlation_id': correlationId },
        () => this.exchange(operation, this.callOf(operation.name, input, correlationId, options)),
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
    for (const channel of this.channels.values()) channel.close();
    this.channels.clear();
  }

  private callOf(operation: string, input: unknown, correlationId: string, options: CallOptions): RpcCall {
    const timeoutMs = Math.max(options.timeoutMs ?? 0, this.options.timeoutMs ?? 5_000);
    return {
      operation,
      input,
      correlationId,
      commandId: options.commandId ?? newId(),
      deadline: Date.now() + timeoutMs,
      actor: options.actor,
      trace: injectTrace(),
    };
  }

  private async exchange(operation: Operation<unknown, unknown>, call: RpcCall): Promise<unknown> {
    if (call.deadline <= Date.now()) throw deadlineExceeded();
    const local = this.registry.get(operation.name);
    const reply = local ? await callLocal(local, call) : await this.callRemote(operation.service, call);
    if ('data' in reply) return reply.data;
    if ('refused' in reply) throw unavailable();
    const { code, message, fields, details } = reply.error;
    throw new DomainError(code, message, fields, details);
  }

  private callRemote(service: ServiceName, { deadline, actor, ...call }: RpcCall): Promise<RpcReply> {
    const anonymous = { ...call, input: JSON.stringify(call.input) };
    const envelope = actor ? { ...anonymous, actor: this.sign(actor, anonymous) } : anonymous;
    return this.channelTo(service).send(envelope, deadline);
  }

  private sign(actor: Actor, call: SignedCall): string {
    if (!this.signer) throw new Error('this process has no key to sign calls');
    return this.signer.sign(actor, call);
  }

  private channelTo(service: ServiceName): ServiceChannel {
    const existing = this.channels.get(service);
    if (existing) return existing;
    const addresses = this.options.addresses?.[service];
    if (!addresses) throw unavailable();
    const channel = new ServiceChannel(addresses);
    this.channels.set(service, channel);
    return channel;
  }
}

async function callLocal(handler: BoundHandler, call: RpcCall): Promise<RpcReply> {
  if (strict) assertPlain(call.input);
  const reply = await within(Math.max(1, call.deadline - Date.now()), handler(call), () => {
    throw deadlineExceeded();
  });
  if (strict) deepFreeze(assertPlain(reply));
  return reply;
}
