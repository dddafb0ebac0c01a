import type { EventTypes } from '@stallbook/kernel';
import type { ClientSession } from 'mongodb';
import type { CommandContext } from '../../store/command-context.js';
import type { Afterwards } from '../afterwards.js';
import type { Affected } from './execute-chunk.js';

export interface ProcessChunk {
  after: string;
  limit: number;
  session: ClientSession;
  command: CommandContext;
  /** ISO instant of the message that started the process. */
  at: string;
  /** Runs after the commit. Use it only for effects that may be lost in a crash. */
  afterwards(work: Afterwards): void;
  /** Executes the same command on the next streams. @returns their IDs */
  execute<S, T extends EventTypes, C, D extends { _id: string }>(affected: Affected<S, T, C, D>): Promise<string[]>;
}

const METADATA = Symbol('stallbook.process-steps');

export interface ProcessStepMethod {
  name: string;
  method: string;
}

/**
 * Marks a method `(data, chunk) => Promise<string[]>` as the step of the named process. It returns the handled IDs in
 * ascending order after `chunk.after`. Fewer than `chunk.limit` end the process.
 */
export const ProcessStep =
  (name: string): MethodDecorator =>
  (target, method) => {
    const existing = processStepsOf(target.constructor);
    Reflect.defineMetadata(METADATA, [...existing, { name, method: String(method) }], target.constructor);
  };

export const processStepsOf = (type: object): ProcessStepMethod[] =>
  (Reflect.getMetadata(METADATA, type) as ProcessStepMethod[] | undefined) ?? [];
