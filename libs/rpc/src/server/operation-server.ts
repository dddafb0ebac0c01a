import { Server, type CustomTransportStrategy, type MessageHandler } from '@nestjs/microservices';
import type { Operation } from '@stallbook/kernel';
import { from, isObservable, lastValueFrom } from 'rxjs';
import type { RpcCall, RpcReply } from '../envelope.js';
import { RPC_TRANSPORT } from './handles.js';
import { RpcPipeline, type OperationHandler, type RpcServerOptions } from './pipeline.js';

const DRAIN_MS = 5_000;

export type BoundHandler = (call: RpcCall) => Promise<RpcReply>;

/** A transport of Nest whose handlers are operations, run by the pipeline. */
export abstract class OperationServer extends Server implements CustomTransportStrategy {
  override transportId = RPC_TRANSPORT;
  protected readonly bound = new Map<string, BoundHandler>();
  private readonly pipeline: RpcPipeline;

  constructor(options: RpcServerOptions) {
    super();
    this.pipeline = new RpcPipeline(options);
  }

  /** @throws if it lacks `@Handles` or the operation already has a handler */
  override addHandler(
    pattern: unknown,
    callback: MessageHandler,
    isEventHandler = false,
    extras: Record<string, unknown> = {},
  ): void {
    const operation = extras['operation'] as Operation<object, unknown> | undefined;
    if (!operation) throw new Error(`the handler of ${String(pattern)} has no operation. Declare it with @Handles.`);
    if (this.bound.has(operation.name)) throw new Error(`${operation.name} has two handlers`);
    const run = callback as unknown as OperationHandler;
    this.bound.set(operation.name, (call) =>
      this.pipeline.answer(operation, call, async (input, context) => {
        const result = await run(input, context);
        return isObservable(result) ? lastValueFrom(from(result), { defaultValue: undefined }) : result;
      }),
    );
    super.addHandler(pattern, callback, isEventHandler, extras);
  }

  on(): void {}

  protected drain(): Promise<void> {
    return this.pipeline.drain(DRAIN_MS);
  }
}
