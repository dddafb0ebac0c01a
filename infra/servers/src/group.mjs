import { setTimeout as sleep } from 'node:timers/promises';
import { SetupProblem } from './problem.mjs';
import { lastLines, signalGroup } from './processes.mjs';

/** A child that falls over more often than this within the window is not restarted any more. */
const CRASH_LIMIT = 6;
const CRASH_WINDOW_MS = 60_000;

/** The children of one start: started one by one, restarted when they crash, stopped together in their order. */
export class Group {
  /** @param {{ say?: (line: string) => void }} [options] */
  constructor({ say = () => {} } = {}) {
    this.say = say;
    /** @type {import('./child.mjs').Child[]} */
    this.children = [];
    this.closing = false;
    /** @type {(problem: unknown) => void} */
    this.reportFailure = () => {};
    /** Resolves with the problem when a supervised child cannot be kept alive. */
    this.failed = new Promise((resolve) => (this.reportFailure = resolve));
  }

  /**
   * Starts a child as part of this group. Throws when it does not come up, or when the group is being stopped.
   * @param {import('./child.mjs').Child} child
   */
  async start(child) {
    if (this.closing) throw new SetupProblem('Stopped while starting.');
    this.children.push(child);
    await child.start();
  }

  /**
   * Restarts the child whenever it ends by itself, with a growing pause.
   * @param {import('./child.mjs').Child} child
   */
  keepAlive(child) {
    void this.supervise(child).catch((error) => this.reportFailure(error));
  }

  /** @private @param {import('./child.mjs').Child} child */
  async supervise(child) {
    /** @type {number[]} */
    let crashes = [];
    while (!this.closing) {
      const reason = await child.ended;
      if (this.closing || child.stopping) return;
      const now = Date.now();
      crashes = [...crashes.filter((time) => time > now - CRASH_WINDOW_MS), now];
      if (crashes.length >= CRASH_LIMIT) {
        throw new SetupProblem(`${child.spec.title} keeps ending (${reason}).`, {
          details: `Last lines of ${child.spec.log}:\n${lastLines(child.spec.log, child.logStart)}`,
        });
      }
      const pause = Math.min(250 * 2 ** (crashes.length - 1), 8_000);
      this.say(`${child.spec.title} ended (${reason}); it is started again in ${pause / 1000} s.`);
      await sleep(pause);
      await this.restart(child);
    }
  }

  /** @private @param {import('./child.mjs').Child} child */
  async restart(child) {
    if (this.closing) return;
    try {
      await child.start();
      this.say(`${child.spec.title} is back.`);
    } catch (error) {
      if (this.closing) return;
      this.say(error instanceof Error ? error.message : String(error)); // counted as one more crash by the caller
    }
  }

  /** Stops everything in stop order; children with the same order stop together. */
  async stop() {
    this.closing = true;
    const orders = [...new Set(this.children.map((child) => child.spec.stopOrder))].sort((a, b) => a - b);
    for (const order of orders) {
      await Promise.all(this.children.filter((child) => child.spec.stopOrder === order).map((child) => child.stop()));
    }
  }

  /** Kills everything at once, without waiting. */
  killAll() {
    this.closing = true;
    for (const child of this.children) {
      child.stopping = true;
      if (child.running && child.pid !== undefined) signalGroup(child.pid, 'SIGKILL');
    }
  }
}
