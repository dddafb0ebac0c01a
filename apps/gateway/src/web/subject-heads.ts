import { blogPost, marketEvent } from '@stallbook/contracts';
import { DomainError, type Operation } from '@stallbook/kernel';
import type { Caller } from '../session/caller.js';
import type { Head } from './head.js';
import { marketEventHead } from './market-event-head.js';
import { postHead } from './post-head.js';

/** After this time the page gets generic metadata. */
const PATIENCE_MS = 1_500;

export type Asked = Head | 'missing' | 'unanswered';

export class SubjectHeads {
  constructor(private readonly publicUrl: string) {}

  of(pattern: string, param: string, caller: Caller): Promise<Asked> {
    return pattern === '/events/:id'
      ? this.ask(caller, marketEvent, { id: param }, (found) => marketEventHead(found, this.publicUrl))
      : this.ask(caller, blogPost, { slugOrId: param }, (found) => postHead(found, this.publicUrl));
  }

  /** A signed-in user may see a draft, so only anonymous reads are shared. */
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
