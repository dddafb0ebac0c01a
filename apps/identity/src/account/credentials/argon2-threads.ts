import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { hashSync, verifySync } from '@node-rs/argon2';

const THREAD = join(import.meta.dirname, 'argon2-thread.mjs');
/** They hold no data: without a bound each would keep a heap of its own. */
const LIMITS = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 16 };

interface Works {
  hash: typeof hashSync;
  verify: typeof verifySync;
}
type Reply<W extends keyof Works> = { value: ReturnType<Works[W]>; error?: undefined } | { error: Error };

/**
 * Threads of low priority for argon2: they take the processors that nobody else wants, so that whoever only looks
 * around does not feel that others log in. A thread is started when all are busy; who asks sees to it that so many is enough.
 */
export class Argon2Threads {
  private readonly all = new Set<Worker>();
  private readonly idle: Worker[] = [];

  run<W extends keyof Works>(work: W, ...given: Parameters<Works[W]>): Promise<ReturnType<Works[W]>> {
    const thread = this.idle.pop() ?? this.start();
    return new Promise((resolve, reject) => {
      const fail = (error: Error) => {
        this.all.delete(thread);
        reject(error);
      };
      thread.once('error', fail);
      thread.once('message', (reply: Reply<W>) => {
        thread.off('error', fail);
        this.idle.push(thread);
        if (reply.error) reject(reply.error);
        else resolve(reply.value);
      });
      thread.postMessage({ work, given });
    });
  }

  async close(): Promise<void> {
    await Promise.all([...this.all].map((thread) => thread.terminate()));
  }

  private start(): Worker {
    const thread = new Worker(THREAD, { resourceLimits: LIMITS });
    thread.unref();
    this.all.add(thread);
    return thread;
  }
}
