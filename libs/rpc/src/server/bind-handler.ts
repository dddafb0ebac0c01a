import type { MessageHandler } from '@nestjs/microservices';
import type { CallContext, Operation } from '@stallbook/kernel';
import { from, isObservable, lastValueFrom } from 'rxjs';
import type { RpcCall, RpcReply } from '../envelope.js';
import type { RpcPipeline } from './pipeline.js';

type NestHandler = (input: object, context: CallContext) => Promise<unknown>;
export type BoundHandler = (call: RpcCall) => Promise<RpcReply>;

/** Wraps a handler in the pipeline. @throws if it lacks `@Handles` or the operation already has a handler */
export function bindHandler(
  pipeline: RpcPipeline,
  bound: ReadonlyMap<string, unknown>,
  pattern: unknown,
  handler: MessageHandler,
  extras: Record<string, unknown>,
): BoundHandler {
  const operation = extras['operation'] as Operation<object, unknown> | undefined;
  if (!operation) throw new Error(`the handler of ${String(pattern)} has no operation. Declare it with @Handles.`);
  if (bound.has(operation.name)) throw new Error(`${operation.name} has two handlers`);
  const run = handler as unknown as NestHandler;
  return (call) =>
    pipeline.answer(operation, call, async (input, context) => {
      const result = await run(input, context);
      return isObservable(result) ? lastValueFrom(from(result), { defaultValue: undefined }) : result;
    });
}
