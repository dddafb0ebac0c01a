import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { hashSync, verifySync } from '@node-rs/argon2';

const THREAD = join(import.meta.dirname, 'argon2-thread.mjs');
/** Threads hold no data, so their heaps can be small. */
const LIMITS = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 16 };

interface Works {
  hash: typeof hashSync;
  verify: typeof verifySync;
}
type Reply<W extends keyof Works> = { value: ReturnType<Works[W]>; error?: undefined } | { error: Error };

/** Low-priority threads for argon2, so that sign-ins do not slow down other requests. The caller limits their number. */
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
