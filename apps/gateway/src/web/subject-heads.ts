import { blogPost, marketEvent } from '@stallbook/contracts';
import { DomainError, type Operation } from '@stallbook/kernel';
import type { Caller } from '../session/caller.js';
import type { Head } from './head.js';
import { marketEventHead } from './market-event-head.js';
import { postHead } from './post-head.js';

/** A slow service does not keep the page back: without an answer in time it goes out in general words. */
const PATIENCE_MS = 1_500;

export type Asked = Head | 'missing' | 'unanswered';

/** The heads of pages about one thing, asked of its service with what the address names. */
export class SubjectHeads {
  constructor(private readonly publicUrl: string) {}

  of(pattern: string, param: string, caller: Caller): Promise<Asked> {
    return pattern === '/events/:id'
      ? this.ask(caller, marketEvent, { id: param }, (found) => marketEventHead(found, this.publicUrl))
      : this.ask(caller, blogPost, { slugOrId: param }, (found) => postHead(found, this.publicUrl));
  }

  /** Whoever is signed in may see a draft; what everybody sees is asked for once for all. */
  private async ask<I, O>(
    caller: Caller,
    operation: Operation<I, O>,
    input: NoInfer<I>,
    headOf: (found: O) => Head,
  ): Promise<Asked> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'unanswered'>((resolve) => {
      timer = setTimeout(() => resolve('unanswered'), PATIENCE_MS);
    });
    const answer = caller.actor ? caller.call(operation, input) : caller.callPublic(operation, input);
    try {
      return await Promise.race([answer.then(headOf), late]);
    } catch (error) {
      const known = DomainError.is(error) && (error.code === 'NOT_FOUND' || error.code === 'BAD_INPUT');
      return known ? 'missing' : 'unanswered';
    } finally {
      clearTimeout(timer);
    }
  }
}
