import { idFrom, newId, type CallContext } from '@stallbook/kernel';
import type { KnownStream } from './loaded-stream.js';

export interface CommandContext {
  commandId: string;
  actorId: string;
  correlationId: string;
  causationId?: string;
  inputDigests?: readonly string[];
  /** Epoch milliseconds after which the caller stops waiting. */
  deadline?: number;
  /** When it happened, if that is known; otherwise now. */
  occurredAt?: Date;
}

export const scopedCommandId = (context: CommandContext): string => idFrom(context.actorId, context.commandId);

/** Whether the command appended to this stream before, so that it is a repetition. */
export const hasRun = (context: CommandContext, { commits }: Pick<KnownStream<unknown>, 'commits'>): boolean => {
  const commandId = scopedCommandId(context);
  return commits.some(({ _id }) => _id === commandId);
};

export const callerContext = ({
  actor,
  commandId,
  correlationId,
  deadline,
  inputDigests,
}: CallContext): CommandContext => ({
  commandId,
  correlationId,
  deadline,
  ...(inputDigests && { inputDigests }),
  actorId: actor?.id ?? 'anonymous',
});

export const systemContext = (cause: {
  commandId: string;
  correlationId?: string;
  causationId?: string;
}): CommandContext => ({
  actorId: 'system',
  correlationId: newId(),
  ...cause,
});
