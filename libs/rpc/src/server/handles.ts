import { applyDecorators, Catch, UseFilters, type ExceptionFilter } from '@nestjs/common';
import { Ctx, MessagePattern, Payload } from '@nestjs/microservices';
import type { CallContext, Operation } from '@stallbook/kernel';
import { throwError, type Observable } from 'rxjs';

export const RPC_TRANSPORT = Symbol.for('stallbook.rpc');

@Catch()
class PassOn implements ExceptionFilter {
  catch(error: unknown): Observable<never> {
    return throwError(() => error);
  }
}

const passOn = new PassOn();

/**
 * Registers a controller method as the handler of an operation: `@Handles(submitApplication)`. Caller, deadline,
 * access, and input are already checked. The result must be plain JSON (instants as ISO strings).
 */
export function Handles<I extends object, O>(operation: Operation<I, O>) {
  return <T extends (input: I, context: CallContext) => Promise<O>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<T>,
  ): void => {
    Payload()(target, key, 0);
    Ctx()(target, key, 1);
    applyDecorators(MessagePattern(operation.name, RPC_TRANSPORT, { operation }), UseFilters(passOn))(
      target,
      key,
      descriptor as TypedPropertyDescriptor<unknown>,
    );
  };
}
