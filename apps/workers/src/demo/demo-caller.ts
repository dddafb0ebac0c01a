import { setTimeout as wait } from 'node:timers/promises';
import { demoAccountId } from '@stallbook/contracts';
import { DomainError, idFrom, type Actor, type Operation } from '@stallbook/kernel';
import type { RpcClient } from '@stallbook/rpc';

const PATIENCE_MS = 600_000;
const PAUSE_MS = 30;
const LONGEST_PAUSE_MS = 1_000;
/** The season shares its processor with the start of everything else. */
const timeoutMs = 30_000;
/** Another service has not received the previous step yet, or Stripe has no price for a plan yet. */
const EARLY = new Set([
  'NOT_FOUND',
  'NOT_READY',
  'UNAVAILABLE',
  'DEADLINE_EXCEEDED',
  'PAYMENT.ORGANIZER_NOT_READY',
  'MESSAGE.NO_CONTACT',
  'MEMBERSHIP.ORGANIZER_PRO_REQUIRED',
  'MEMBERSHIP.VENDOR_PRO_REQUIRED',
  'SUBSCRIPTION.PLAN_NOT_LOADED',
  'SUBSCRIPTION.PLAN_WITHOUT_PRICE',
]);

/**
 * Calls operations as the people of the demo, at the instants of the season. A step has a fixed command ID, so it takes
 * effect once.
 */
export class DemoCaller {
  constructor(
    private readonly rpc: RpcClient,
    private readonly signal: AbortSignal,
    private readonly patienceMs = PATIENCE_MS,
  ) {}

  as(role: 'vendor' | 'organizer', name: string) {
    const actor: Actor = { id: demoAccountId(`${name}@stallbook.example`), role };
    const acting = (at?: Date): Actor => (at ? { ...actor, actsAt: at.toISOString() } : actor);
    return {
      id: actor.id,
      name,
      does: <I, O>(operation: Operation<I, O>, step: string, input: NoInfer<I>, at?: Date): Promise<O> => {
        const commandId = idFrom('demo-season', name, operation.name, step);
        return this.repeat(() => this.rpc.call(operation, input, { actor: acting(at), commandId, timeoutMs }));
      },
      asks: <I, O>(operation: Operation<I, O>, input: NoInfer<I>, at?: Date): Promise<O> =>
        this.repeat(() => this.rpc.call(operation, input, { actor: acting(at), timeoutMs })),
    };
  }

  /** Asks until the answer is the expected one. */
  async until(holds: () => Promise<boolean>): Promise<boolean> {
    const deadline = Date.now() + this.patienceMs;
    for (let tries = 1; !(await holds()); tries += 1) {
      if (Date.now() > deadline) return false;
      await wait(Math.min(tries * PAUSE_MS, LONGEST_PAUSE_MS), undefined, { signal: this.signal });
    }
    return true;
  }

  /** Asks until the answer is the expected one, without which the season cannot continue. */
  async expect(what: string, holds: () => Promise<boolean>): Promise<void> {
    if (!(await this.until(holds))) throw new Error(`${what} took longer than ${this.patienceMs / 1_000} s.`);
  }

  /** Repeats what is early. */
  async repeat<T>(call: () => Promise<T>): Promise<T> {
    const deadline = Date.now() + this.patienceMs;
    for (;;) {
      this.signal.throwIfAborted();
      try {
        return await call();
      } catch (error) {
        if (!DomainError.is(error) || !EARLY.has(error.code) || Date.now() > deadline) throw error;
        await wait(PAUSE_MS, undefined, { signal: this.signal });
      }
    }
  }
}

export type DemoPerson = ReturnType<DemoCaller['as']>;
