import type { ClientSession } from 'mongodb';
import type { CommandContext } from '../../store/event-store.js';

/** One chunk of a process. */
export interface ProcessChunk {
  /** The last id of the chunk before; empty at first. */
  after: string;
  limit: number;
  /** The chunk commits together with its place in the process. */
  session: ClientSession;
  /** For the commands of this chunk. */
  command: CommandContext;
  /** ISO instant of the message that started the process. */
  at: string;
  /** Runs after the commit of the chunk. Only for what may be lost in a crash. */
  afterwards(work: () => Promise<void> | void): void;
}

const METADATA = Symbol('stallbook.process-steps');

export interface ProcessStepMethod {
  name: string;
  method: string;
}

/**
 * Marks a method `(data, chunk) => Promise<string[]>` that carries out the next chunk of the process of this name and
 * returns the ids that it dealt with, in ascending order after `chunk.after`. Fewer than `chunk.limit` end the process.
 */
export const ProcessStep =
  (name: string): MethodDecorator =>
  (target, method) => {
    const known = processStepsOf(target.constructor);
    Reflect.defineMetadata(METADATA, [...known, { name, method: String(method) }], target.constructor);
  };

export const processStepsOf = (type: object): ProcessStepMethod[] =>
  (Reflect.getMetadata(METADATA, type) as ProcessStepMethod[] | undefined) ?? [];
